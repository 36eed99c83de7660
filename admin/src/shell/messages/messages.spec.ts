import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { raInterface } from '../../kit/messages/ra-interface.ts';
import { raMessages } from '../../kit/messages/ra-messages.ts';

const es = { ra: { ...raInterface, ...raMessages } };

const sources = new URL('../../', import.meta.url);
const asked = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !path.includes('messages/'))
  .flatMap((path) => [...readFileSync(new URL(path, sources), 'utf8').matchAll(/['"](ra(?:\.\w+)+)['"]/g)])
  .map(([, key = '']) => key);

const messageAt = (key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], es);

const leaves = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.values(part as object).flatMap((inner: unknown) => leaves(inner));

describe('react-admin’s messages', () => {
  test('hold every text that a screen asks for', () => {
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((key) => typeof messageAt(key) !== 'string')).toEqual([]);
  });
  test('are all in Spanish and none is empty', () => {
    const texts = leaves(es);
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(texts.filter((text) => /\b(the|with|your|please|not found)\b/i.test(text))).toEqual([]);
  });
});
