import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMessages } from './testing/all-messages.ts';

const es = await allMessages();

const sources = new URL('../../', import.meta.url);
const screens = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !/(^|\/)messages(\/|\.ts$)/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(new URL(path, sources), 'utf8') }));

const messageAt = (key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], es);

const leaves = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.values(part as object).flatMap((inner: unknown) => leaves(inner));

describe('the messages', () => {
  const asked = screens.flatMap(({ path, text }) =>
    [...text.matchAll(/['"]((?:cotejo|ra|resources)(?:\.\w+)+)['"]/g)].map(([, key = '']) => ({
      path,
      key,
    })),
  );
  test('hold every text that a screen asks for', () => {
    expect(asked.length).toBeGreaterThan(20);
    const missing = asked.filter(({ key }) => typeof messageAt(key) !== 'string');
    expect(missing).toEqual([]);
  });
  test('are all in Spanish and none is empty', () => {
    const texts = leaves(es);
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(texts.filter((text) => /\b(the|with|your|please|not found)\b/i.test(text))).toEqual([]);
  });
});
