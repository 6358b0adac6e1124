/** Register, or log in. */
import { post } from "../../net/rest";
import { me } from "../../state/me";
import { t } from "../../texts/texts";
import type { Guest } from "../../types/api";
import { playerName } from "../start/name";
import { Field, Form } from "./form";

const SHORTEST_PASSWORD = 8;

export function Enter({ kind }: { kind: "register" | "login" }) {
  const register = kind === "register";
  async function enter(data: (name: string) => string): Promise<void> {
    me.value = await post<Guest>(register ? "/account" : "/login", {
      name: data("name"),
      password: data("password"),
    });
  }
  return (
    <Form
      title={t(`account-${kind}`)}
      about={t(`account-${kind}-about`)}
      submit={t(`account-${kind}-submit`)}
      testid={kind}
      onSubmit={enter}
    >
      <Field
        name="name"
        label={t("start-name")}
        autoComplete="username"
        {...(register ? { value: playerName() } : {})}
      />
      <Field
        name="password"
        type="password"
        label={t("account-password")}
        autoComplete={register ? "new-password" : "current-password"}
        {...(register
          ? {
              about: t("account-password-about", { shortest: SHORTEST_PASSWORD }),
              minLength: SHORTEST_PASSWORD,
            }
          : {})}
      />
    </Form>
  );
}
