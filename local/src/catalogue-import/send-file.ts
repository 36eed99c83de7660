/** Sends a catalogue's file to a running platform, in somebody's name, and gives the answer line by line. */
import { randomUUID } from 'node:crypto';
import { type ImportLine } from './import-line.ts';
import { type ImportOptions } from './options.ts';

type Refusal = { readonly message?: string; readonly errors?: Readonly<Record<string, string>> };

const refusalOf = async (answer: Response): Promise<Error> => {
  const { message = `HTTP ${answer.status}`, errors = {} } = (await answer
    .json()
    .catch(() => ({}))) as Refusal;
  const fields = Object.entries(errors).map(([field, text]) => `  ${field}: ${text}`);
  return new Error([message, ...fields].join('\n'));
};

const tokenOf = async ({ origin, login }: ImportOptions): Promise<string> => {
  if ('token' in login) return login.token;
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return ((await answer.json()) as { readonly token: string }).token;
};

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportLine> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as ImportLine;
  }
}

/** @throws Error with what the platform says when it takes the file not at all */
export async function* sendFile(options: ImportOptions, file: Buffer): AsyncGenerator<ImportLine> {
  const { origin, country, source, dryRun } = options;
  const query = new URLSearchParams({ country, source, dryRun: String(dryRun) });
  const answer = await fetch(`${origin}/api/catalogue/imports?${query.toString()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(options)}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(file),
  });
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  yield* linesOf(answer.body);
}
