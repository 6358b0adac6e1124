/** The mark of an account: a guest may call themselves what they like, but never has it. */
import { table, mySeats } from "../state/table";
import { t } from "../texts/texts";
import { Icon } from "./icons";

export function AccountMark() {
  return (
    <span class="account-mark" role="img" aria-label={t("name-account")} title={t("name-account")}>
      <Icon name="account" size={15} />
    </span>
  );
}

/** The mark beside the name of a seat; nobody needs to be told of the own one. */
export function SeatAccount({ seat }: { seat: number | null }) {
  const found = seat === null ? undefined : table.value?.seats[seat];
  return found?.account && !mySeats.value.includes(found.seat) ? <AccountMark /> : null;
}
