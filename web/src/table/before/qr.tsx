/** A QR code, dark on pale in every theme so that cameras read it. */
import qrcode from "qrcode-generator";

const QUIET = 4;

export function QrCode({ text }: { text: string }) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return (
    <svg
      width="160"
      height="160"
      viewBox={`${-QUIET} ${-QUIET} ${count + 2 * QUIET} ${count + 2 * QUIET}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      <rect x={-QUIET} y={-QUIET} width={count + 2 * QUIET} height={count + 2 * QUIET} fill="#fff" />
      <path d={path} fill="#0f1116" />
    </svg>
  );
}
