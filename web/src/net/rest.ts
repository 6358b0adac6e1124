/** REST: people, games, records. A refusal is thrown as `Refusal`, with the server's code, parameters and text. */
import { language } from "../texts/texts";
import { way } from "./way";

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Record<string, string | number>;

  constructor(status: number, code: string, params: Record<string, string | number>, text: string) {
    super(text);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("PUT", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => request<T>("DELETE", path, body);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.peek() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await way.ask(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, "no-connection", {}, "");
  }
  const document: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw refusalOf(answer.status, document);
  return document as T;
}

function refusalOf(status: number, document: unknown): Refusal {
  const problem = (document ?? {}) as { code?: string; params?: Record<string, string | number>; text?: string };
  return new Refusal(status, problem.code ?? "unknown", problem.params ?? {}, problem.text ?? "");
}
