/** What is stored about you, to take along and to have deleted. */
import { useState } from "preact/hooks";
import { remove } from "../../net/rest";
import { Dialog } from "../../parts/dialog";
import { me } from "../../state/me";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import { Field, Form } from "./form";

export function Forget() {
  const [asked, setAsked] = useState(false);
  const account = me.value?.kind === "account";
  async function forget(data: (name: string) => string): Promise<void> {
    await remove("/me", account ? { password: data("password") } : {});
    me.value = null;
    go("/");
  }
  return (
    <section class="block panel boxed">
      <h2>{t("account-data")}</h2>
      <p class="muted">{t("account-data-about")}</p>
      <p class="page-row">
        <a class="btn" href="/api/me/export" download="projectl.json" data-testid="export">
          {t("account-export")}
        </a>
        <button type="button" class="btn danger" data-testid="forget" onClick={() => setAsked(true)}>
          {t("account-delete")}
        </button>
      </p>
      {asked && (
        <Dialog title={t("account-delete-title")} onClose={() => setAsked(false)} testid="forget-dialog">
          <Form
            title={t("account-delete-sure")}
            about={t("account-delete-about")}
            submit={t("account-delete-yes")}
            testid="forget-form"
            danger
            onSubmit={forget}
          >
            {account && (
              <Field name="password" type="password" label={t("account-password")} autoComplete="current-password" />
            )}
          </Form>
        </Dialog>
      )}
    </section>
  );
}
