/** The mark (a corner piece and one yellow cell) and the name of the game. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg class="logo" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path
        class="corner"
        d="M3.46 25.4Q.6 25.4.6 22.54V3.46Q.6.6 3.46.6H9.54Q12.4.6 12.4 3.46V10.74Q12.4 13.6 15.26 13.6H22.54Q25.4 13.6 25.4 16.46V22.54Q25.4 25.4 22.54 25.4Z"
      />
      <rect class="dot" x="14.6" y=".6" width="10.8" height="10.8" rx="2.86" />
    </svg>
  );
}

/** `size` is that of the mark: 26 at the table, 38 on the start page. */
export function Wordmark({ size = 26 }: { size?: number }) {
  return (
    <span class="word" style={{ fontSize: `${(0.72 * size) / 16}rem` }}>
      <Mark size={size} />
      <span translate={false}>
        project <b>L</b>
      </span>
    </span>
  );
}
