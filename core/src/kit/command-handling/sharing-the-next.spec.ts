import { expect, test } from 'vitest';
import { sharingTheNext } from './sharing-the-next.ts';

type Asked = { readonly resolve: (answer: string) => void; readonly reject: (error: Error) => void };

/** Questions whose answers are given by hand. */
const world = () => {
  const asked: Asked[] = [];
  const shared = sharingTheNext();
  const ask = (about = 'it') =>
    shared(about, () => new Promise<string>((resolve, reject) => void asked.push({ resolve, reject })));
  return { ask, asked };
};

test('who comes while a question is asked shares the next one', async () => {
  const { ask, asked } = world();
  const answers = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]!.resolve('before');
  expect(await answers[0]).toBe('before');
  expect(asked).toHaveLength(2);
  const later = ask();
  asked[1]!.resolve('after');
  expect(await Promise.all(answers)).toEqual(['before', 'after', 'after']);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!.resolve('later');
  expect(await later).toBe('later');
  void ask();
  expect(asked).toHaveLength(4);
});

test('questions about different things do not wait for each other', () => {
  const { ask, asked } = world();
  void ask('one');
  void ask('other');
  expect(asked).toHaveLength(2);
});

test('a failure is told to those who wait, and to nobody after them', async () => {
  const { ask, asked } = world();
  const answers = Promise.allSettled([ask(), ask()]);
  asked[0]!.reject(new Error('away'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask();
  asked[1]!.resolve('back');
  expect(await again).toBe('back');
});
