/** The account: none is needed, but with one you are the same person everywhere. */
import { me } from "../state/me";
import { t } from "../texts/texts";
import { Forget } from "./account/forget";
import { Enter } from "./account/enter";
import { LogOut, OwnName, Password, Sessions } from "./account/manage";
import { Page } from "./frame";

export default function Account() {
  const account = me.value?.kind === "account";
  return (
    <Page
      title={t("nav-account")}
      testid="account"
      lead={account ? t("account-lead-in", { name: me.value!.name }) : t("account-lead-out")}
    >
      <div class="page-columns">
        {account ? (
          <>
            <OwnName />
            <Password />
            <Sessions />
            <LogOut />
          </>
        ) : (
          <>
            <Enter kind="register" />
            <Enter kind="login" />
          </>
        )}
        {me.value && <Forget />}
      </div>
    </Page>
  );
}
