import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts';
import { writePdf } from './write-pdf.ts';

let writer: PdfWriter;
beforeEach(() => void (writer = createPdfWriter()));
afterEach(() => writer.close());

const pages = [{ heading: 'Antes', paragraphs: ['después'] }];
const long = [{ heading: 'Tabla', paragraphs: Array<string>(2_000).fill('dato '.repeat(20)) }];

test('the thread writes what the service would write itself', async () =>
  expect(await writer.write('Título', pages)).toEqual(await writePdf('Título', pages)));

test('while a long document is written the service goes on', async () => {
  let turns = 0;
  const clock = setInterval(() => void (turns += 1), 5);
  const began = performance.now();
  await writer.write('Largo', long);
  clearInterval(clock);
  expect(turns).toBeGreaterThan((performance.now() - began) / 5 / 4);
});

test('too many at once are asked to come again, and the others get theirs', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 25 }, () => writer.write('T', pages)));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const one of refused) expect(one).toMatchObject({ reason: { problem: { status: 503 } } });
});

test('a crowd of visitors keeps nobody of the staff waiting, nor has them refused', async () => {
  const done: string[] = [];
  const noted = (who: string, writing: Promise<unknown>) => writing.then(() => done.push(who));
  const visitors = Array.from({ length: 21 }, () => noted('visitor', writer.writeForVisitor('T', pages)));
  const refused = expect(writer.writeForVisitor('T', pages)).rejects.toMatchObject({
    problem: { status: 503 },
  });
  const staff = [1, 2, 3].map(() => noted('staff', writer.write('T', pages)));
  await Promise.all([...visitors, ...staff, refused]);
  expect(done.slice(0, 5)).toEqual(['visitor', 'staff', 'staff', 'staff', 'visitor']);
});

test('a document that can’t be written fails alone', async () => {
  const broken = [{ heading: 'x', paragraphs: [7 as unknown as string] }];
  await expect(writer.write('T', broken)).rejects.toThrow();
  expect(await writer.write('T', pages)).toEqual(await writePdf('T', pages));
});
