/** Browser tests share one platform, and find their people by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const made =
  /\b(?:(?:at|new|worked|failed)Lead\(|somebody\(|asked\(|(?:sendContact|contactOf)\((?:call, )?)'(\p{L}+)/gu;

/** The first names that a test file gives to people of its own. */
const namesIn = (file: string): ReadonlySet<string> =>
  new Set([...readFileSync(new URL(file, folder), 'utf8').matchAll(made)].map(([, name]) => name!));

test('no two files of browser tests call a person by the same name', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.e2e.spec.ts')).flatMap((file) => [...namesIn(file)]);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
