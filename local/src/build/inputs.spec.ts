/** What is built is built again when, and only when, something that it is made of has changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isUpToDate, writeStamp } from './inputs.ts';
import { inRepository } from './paths.ts';

let folder: string;
beforeEach(() => {
  mkdirSync(inRepository('node_modules', '.cache'), { recursive: true });
  folder = mkdtempSync(inRepository('node_modules', '.cache', 'inputs-'));
  write('a.ts', 'export const a = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}
const now = () => fingerprint([relative(inRepository(), folder)]);

test('a source that changes, comes, goes or is renamed counts', () => {
  const seen = new Set([now()]);
  write('a.ts', 'export const a = 2;');
  seen.add(now());
  write('b.ts', 'export const a = 2;');
  seen.add(now());
  rmSync(join(folder, 'a.ts'));
  seen.add(now());
  expect(seen.size).toBe(4);
});

test('a test, a built file or a dependency within does not', () => {
  const before = now();
  write('a.spec.ts', 'test');
  for (const aside of ['dist', 'node_modules']) {
    mkdirSync(join(folder, aside));
    write(join(aside, 'x.js'), 'x');
  }
  expect(now()).toBe(before);
});

test('a stamp holds for what it was written for', () => {
  const stamp = join(folder, 'dist', 'main.js.inputs');
  expect(isUpToDate(stamp, now())).toBe(false);
  writeStamp(stamp, now());
  expect(isUpToDate(stamp, now())).toBe(true);
  write('a.ts', 'export const a = 3;');
  expect(isUpToDate(stamp, now())).toBe(false);
});
