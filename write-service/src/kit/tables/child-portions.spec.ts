/** Whatever the process does that reads a file, whoever sent the file is answered. */
import { ChildEnded } from '@cotejo/core/kit/children';
import { expect, test } from 'vitest';
import { portionsFrom } from './child-portions.ts';
import { type Portion } from './table.ts';
import { refusalOf } from './testing/read.ts';

const about = { headings: [], notes: [] };
const question = { bytes: 1, options: { country: 'CL', bounds: { mostRows: 1, largestPart: 1 } } } as const;
const limits = { memory: 24, longest: 1_000 };

/** @param answers in their order @param took milliseconds for each */
const heard = (answers: readonly (Portion | Error)[], within: number[] = []): Promise<unknown> => {
  let at = -1;
  const ask = async (_: unknown, left: number): Promise<unknown> => {
    within.push(left);
    at += 1;
    const answer = answers[at];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const all = async () => {
    const portions: Portion[] = [];
    for await (const portion of portionsFrom({ ask }, question, limits)) portions.push(portion);
    return portions;
  };
  return refusalOf(all());
};

const last = { names: ['a'], rows: [{ row: 2, values: [[0, 1]] }], isLast: true } as const;

test('a process is heard until its last portion, in the time that is left', async () => {
  const within: number[] = [];
  expect(await heard([{ about }, last], within)).toEqual([{ about }, last]);
  expect(within[0]).toBe(1_000);
  expect(within[1]).toBeLessThan(1_000);
});
test('a process is heard where it refuses the file', async () =>
  expect(await heard([{ about }, { refused: { file: 'No.' } }])).toBe('No.'));
test.each([
  ['late', 'La lectura del archivo tarda más de 1 segundos. Divídelo en varios.'],
  ['memory', 'La lectura del archivo necesita más de 24 MB de memoria. Divídelo en varios.'],
  [
    'killed',
    'La lectura del archivo se interrumpió. Inténtalo de nuevo y, si vuelve a pasar, divídelo en varios.',
  ],
] as const)(
  'a process that ends (%s) refuses the file, at its first word and later',
  async (why, message) => {
    expect(await heard([new ChildEnded(why)])).toBe(message);
    expect(await heard([{ about }, new ChildEnded(why)])).toBe(message);
  },
);
test('a process that can’t begin is a fault of ours', async () =>
  expect(await heard([new TypeError('no such bundle')])).toBeInstanceOf(TypeError));
