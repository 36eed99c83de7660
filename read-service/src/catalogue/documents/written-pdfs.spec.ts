import { expect, test } from 'vitest';
import { createWrittenPdfs } from './written-pdfs.ts';

/** Counts how often each was written. */
const writer = () => {
  const written: string[] = [];
  const write = (key: string, bytes: number) => async () => {
    written.push(key);
    return Buffer.alloc(bytes);
  };
  return { written, write };
};

test('a document is written once, while there is room for it', async () => {
  const { written, write } = writer();
  const pdfs = createWrittenPdfs(100);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pdfs.of(key, write(key, 40));
  // With a third one the one that was opened longest ago had to go.
  expect(written).toEqual(['a', 'b', 'c', 'b']);
});

test('one that is larger than all the room is written each time, and drives out no other', async () => {
  const { written, write } = writer();
  const pdfs = createWrittenPdfs(100);
  await pdfs.of('a', write('a', 40));
  for (let nth = 0; nth < 2; nth++) expect(await pdfs.of('large', write('large', 101))).toHaveLength(101);
  await pdfs.of('a', write('a', 40));
  expect(written).toEqual(['a', 'large', 'large']);
});

test('several who open one at the same time have it written once; a failure is nobody else’s', async () => {
  const { written, write } = writer();
  const pdfs = createWrittenPdfs(100);
  const failing = () => Promise.reject(new Error('not this time'));
  await expect(pdfs.of('a', failing)).rejects.toThrow('not this time');
  await Promise.all([1, 2, 3].map(() => pdfs.of('a', write('a', 40))));
  expect(written).toEqual(['a']);
});
