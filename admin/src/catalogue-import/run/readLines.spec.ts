import { describe, expect, test } from 'vitest';
import { type ImportLine } from './line.ts';
import { readLines } from './readLines.ts';

const row = (number: number, name: string): ImportLine => ({
  type: 'row',
  row: number,
  is: 'clinic',
  name,
  outcome: 'created',
});
const all: readonly ImportLine[] = [
  { type: 'started', total: 2, needed: 0, ignored: [] },
  row(2, 'Clínica Ñuñoa'),
  row(3, 'Clínica «B»'),
  { type: 'finished' },
];
const text = all.map((line) => `${JSON.stringify(line)}\n`).join('');
const inPieces = (bytes: Uint8Array, size: number): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
const read = async (body: ReadableStream<Uint8Array>): Promise<ImportLine[]> => {
  const lines: ImportLine[] = [];
  for await (const line of readLines(body)) lines.push(line);
  return lines;
};
const bytes = new TextEncoder().encode(text);

describe('the answer of an import', () => {
  test.each([1, 3, 64, bytes.length])(
    'is the same lines however it is cut: into pieces of %i bytes, within a letter too',
    async (size) => expect(await read(inPieces(bytes, size))).toEqual(all),
  );
  test('that was cut within a line ends with the line before', async () =>
    expect(await read(inPieces(bytes.slice(0, -5), 10))).toEqual(all.slice(0, -1)));
  test('tells each line when it is there, not when all are', async () => {
    let enqueue: (chunk: Uint8Array) => void = () => undefined;
    const lines = readLines(
      new ReadableStream({ start: (one) => void (enqueue = (chunk) => one.enqueue(chunk)) }),
    );
    enqueue(bytes.slice(0, text.indexOf('\n') + 1));
    expect((await lines.next()).value).toEqual(all[0]);
    await lines.return(undefined);
  });
  test('is read no further once nobody listens', async () => {
    let wasCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (one) => one.enqueue(bytes),
      cancel: () => void (wasCancelled = true),
    });
    for await (const line of readLines(body)) if (line.type === 'row') break;
    expect(wasCancelled).toBe(true);
  });
  test('that breaks says so', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (one) => one.error(new TypeError('network')) });
    await expect(read(body)).rejects.toThrow('network');
  });
});
