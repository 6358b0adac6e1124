/** A small form that sends something, says what came of it, and keeps what was typed when it was refused. */
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { asRefusal, explain } from "../loading";

type Props = {
  title: string;
  about?: string;
  submit: string;
  testid: string;
  danger?: boolean;
  /** What is said when it went well; nothing if the page changes anyway. */
  done?: string;
  onSubmit: (data: (name: string) => string) => Promise<unknown>;
  children?: ComponentChildren;
};

export function Form({ title, about, submit, testid, danger, done, onSubmit, children }: Props) {
  const [message, setMessage] = useState<{ text: string; bad: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    setBusy(true);
    try {
      await onSubmit((name) => String(data.get(name) ?? ""));
      form.reset();
      setMessage(done ? { text: done, bad: false } : null);
    } catch (fault) {
      setMessage({ text: explain(asRefusal(fault)), bad: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      class="block panel boxed"
      data-testid={testid}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      }}
    >
      <h2>{title}</h2>
      {about && <p class="muted">{about}</p>}
      {children}
      <p role="status" class={message?.bad ? "problem" : ""} data-testid={`${testid}-message`}>
        {message?.text}
      </p>
      <button type="submit" class={`btn ${danger ? "danger" : "primary"}`} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: "text" | "password";
  autoComplete: "username" | "current-password" | "new-password";
  value?: string;
  about?: string;
  minLength?: number;
};

export function Field({ name, label, type = "text", autoComplete, value, about, minLength }: FieldProps) {
  const id = useId();
  return (
    <p class="field-row">
      <label for={id}>{label}</label>
      <input
        id={id}
        name={name}
        class="input"
        type={type as "text"}
        required
        {...(minLength ? { minLength } : {})}
        maxLength={type === "password" ? 200 : 40}
        autoComplete={autoComplete}
        {...(value === undefined ? {} : { defaultValue: value })}
        aria-describedby={about ? `${id}-about` : undefined}
      />
      {about && (
        <small id={`${id}-about`} class="muted">
          {about}
        </small>
      )}
    </p>
  );
}
