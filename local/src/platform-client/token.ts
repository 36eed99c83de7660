/** Logs in to a running platform. */
import { type Login } from './login.ts';

type Refusal = { readonly message?: string; readonly errors?: Readonly<Record<string, string>> };

/** What the platform says when it refuses, with a line for each field. */
export const refusalOf = async (answer: Response): Promise<Error> => {
  const { message = `HTTP ${answer.status}`, errors = {} } = (await answer
    .json()
    .catch(() => ({}))) as Refusal;
  const fields = Object.entries(errors).map(([field, text]) => `  ${field}: ${text}`);
  return new Error([message, ...fields].join('\n'));
};

/** @returns an access token, good for some minutes @throws Error with what the platform says */
export const tokenOf = async (origin: string, login: Login): Promise<string> => {
  if ('token' in login) return login.token;
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return ((await answer.json()) as { readonly token: string }).token;
};
