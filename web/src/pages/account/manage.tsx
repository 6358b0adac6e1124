/** What can be done with an account: another name, another password, sessions, leaving. */
import { get, post, put, remove } from "../../net/rest";
import { me, recognise, rename } from "../../state/me";
import { t } from "../../texts/texts";
import type { SessionDocument, SessionList } from "../../types/api";
import { useLoaded } from "../loading";
import { Moment, Shown } from "../parts";
import { Field, Form } from "./form";

export function OwnName() {
  return (
    <Form
      title={t("account-name")}
      about={t("account-name-about")}
      submit={t("account-save")}
      testid="rename"
      done={t("account-saved")}
      onSubmit={(data) => rename(data("name"))}
    >
      <Field name="name" label={t("start-name")} autoComplete="username" value={me.value?.name ?? ""} />
      <p>
        <a href={`/player/${me.value?.id}`}>{t("account-profile")}</a>
      </p>
    </Form>
  );
}

export function Password() {
  return (
    <Form
      title={t("account-new-password")}
      about={t("account-new-password-about")}
      submit={t("account-save")}
      testid="password"
      done={t("account-saved")}
      onSubmit={(data) => put("/me/password", { old: data("old"), new: data("new") })}
    >
      <Field name="old" type="password" label={t("account-old")} autoComplete="current-password" />
      <Field name="new" type="password" label={t("account-new")} autoComplete="new-password" minLength={8} />
    </Form>
  );
}

export function Sessions() {
  const list = useLoaded("sessions", () => get<SessionList>("/me/sessions"));
  async function end(session: SessionDocument): Promise<void> {
    await remove(`/me/sessions/${encodeURIComponent(session.id)}`);
    list.again();
  }
  return (
    <section class="block panel boxed" data-testid="sessions">
      <h2>{t("account-sessions")}</h2>
      <p class="muted">{t("account-sessions-about")}</p>
      <Shown of={list}>
        {({ sessions }) => (
          <ul class="page-lines">
            {sessions.map((each) => (
              <li key={each.id}>
                <span>
                  <b>{programOf(each.agent)}</b>
                  <small class="muted">
                    <Moment at={each.used} />
                  </small>
                </span>
                {each.current ? (
                  <span class="tag">{t("account-session-here")}</span>
                ) : (
                  <button
                    type="button"
                    class="btn"
                    aria-label={t("account-session-end-named", { agent: programOf(each.agent) })}
                    onClick={() => void end(each)}
                  >
                    {t("account-session-end")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  );
}

/** Browsers name their ancestors too; the one that comes first here is the one in use. */
const PROGRAMS: readonly (readonly [sign: string, name: string])[] = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrom", "Chrome"],
  ["Safari", "Safari"],
];

function programOf(agent: string): string {
  return PROGRAMS.find(([sign]) => agent.includes(sign))?.[1] ?? (agent || t("account-session-unknown"));
}

export function LogOut() {
  async function leave(): Promise<void> {
    await post("/logout");
    await recognise();
  }
  return (
    <Form
      title={t("account-logout")}
      about={t("account-logout-about")}
      submit={t("account-logout")}
      testid="logout"
      onSubmit={leave}
    />
  );
}
