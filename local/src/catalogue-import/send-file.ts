/** Sends a catalogue's file to a running platform, in somebody's name, and gives the answer line by line. */
import { randomUUID } from 'node:crypto';
import { type ImportLine } from './import-line.ts';
import { refusalOf, tokenOf } from '../platform-client/index.ts';
import { type ImportOptions } from './options.ts';

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
  const { origin, login, country, source, dryRun } = options;
  const query = new URLSearchParams({ country, source, dryRun: String(dryRun) });
  const answer = await fetch(`${origin}/api/catalogue/imports?${query.toString()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(origin, login)}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(file),
  });
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  yield* linesOf(answer.body);
}
