/** Where the page of a server begins. */
import { begin } from "./begin";
import { recognise } from "./state/me";

void begin(recognise().catch(() => undefined));
