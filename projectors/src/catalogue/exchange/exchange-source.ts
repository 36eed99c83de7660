/** A source of exchange values somewhere else: an address that answers with the day's value. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Spec, public side, section 9: retries of the UF. */
const [tries, between] = [3, 1_000];
const timeout = 5_000;
/** Bytes of an answer: what is longer is no exchange value, and is not read to its end. */
const most = 64 * 1024;

/** As such sources write it: `39214.8`, `"39.214,80"`, alone or first of a series. */
const value = z.union([z.number(), z.string()]).transform((given, context) => {
  const text = typeof given === 'number' ? String(given) : given.trim();
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const rounded = Number(Number(plain || 'none').toFixed(6));
  if (Number.isFinite(rounded) && rounded > 0 && rounded < 1e9) return String(rounded);
  context.addIssue({ code: 'custom', message: 'no exchange value' });
  return z.NEVER;
});
/** A date alone, or a moment of it. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const said = z
  .object({ valor: value, fecha: moment.optional() })
  .transform(({ valor, fecha }): ExchangeQuote => ({ value: valor, ...(fecha && { at: fecha }) }));
const answered = z.union([
  said.transform((one) => [one]),
  z.object({ serie: z.array(said).min(1).max(1_000) }).transform(({ serie }) => serie),
]);

/** A value as a decimal, and of which day: a date or a moment, where the source says it. */
export type ExchangeQuote = { readonly value: string; readonly at?: string };

/** @returns at least one */
export type AskSource = (address: string) => Promise<readonly ExchangeQuote[]>;

const textOf = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('The source of exchange values answers too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const askOnce: AskSource = async (address) => {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    // The value is written down with where it comes from; and nobody outside chooses an address within the house.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.ok) return answered.parse(JSON.parse(await textOf(answer.body)));
  await answer.body?.cancel();
  throw new Error(`The source of exchange values answers ${answer.status}.`);
};

/**
 * What a source tells, the newest first where it tells a series.
 * @throws Error with what was wrong with the last of three tries, a second apart
 */
export const askSource =
  (once: AskSource = askOnce, wait: (milliseconds: number) => Promise<unknown> = pause): AskSource =>
  async (address) => {
    for (let left = tries; ;) {
      try {
        return await once(address);
      } catch (error) {
        left -= 1;
        if (left === 0) throw error;
        await wait(between);
      }
    }
  };
