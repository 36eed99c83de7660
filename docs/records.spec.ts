/** The cost of a record: counted from the exemplar, and written in the page that tells how to add a context. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import { page } from './testing/pages.ts';

const floors = ['core', 'write-service', 'projectors', 'read-service', 'admin'] as const;

/** `core/src/partners/partner.ts` and so on: all files of the floors but tests. */
const files = floors.flatMap((floor) =>
  readdirSync(inRepository(`${floor}/src`), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|(^|\/)testing\/|examples/.test(path))
    .map((path) => `${floor}/src/${path}`),
);
const textOf = (path: string): string => readFileSync(inRepository(path), 'utf8');
const linesOf = (text: string): number => text.split('\n').length - 1;

/** Files that are the exemplar's alone, and the lines of others that register it or give it a part. */
const own = files.filter((path) => /\/partners?[./-]|\/partners\//.test(path));
const registering = (floor: string): number => {
  const path = `${floor}/src/collective/context.ts`;
  const text = files.includes(path) ? textOf(path) : '';
  const entry = /^ {4}\.\.\.recordResources\(partnerWords, \{\n[\s\S]*?^ {4}\}\),\n/m.exec(text)?.[0] ?? '';
  const others = text.replace(entry, '').match(/^.*\b[pP]artner.*$/gm) ?? [];
  return linesOf(entry) + others.length;
};

const fields = ['name', 'kind', 'documentNumber', 'contacts', 'country'];
const placesOf = (field: string): number =>
  own.filter((path) => new RegExp(`\\b${field}\\b`).test(textOf(path).replaceAll(/\/\*\*.*?\*\//gs, '')))
    .length;

const rows = floors.map((floor) => {
  const ofFloor = own.filter((path) => path.startsWith(`${floor}/`));
  const lines = ofFloor.reduce((sum, path) => sum + linesOf(textOf(path)), 0);
  return [floor, ofFloor.length, lines, registering(floor)] as const;
});
const total = rows.reduce((sum, [, , lines, registered]) => sum + lines + registered, 0);

const table = [
  '| floor | files of its own | lines in them | lines in the context’s registration |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ([floor, count, lines, registered]) => `| \`${floor}\` | ${count} | ${lines} | ${registered} |`,
  ),
  `| together | ${own.length} | ${total - rows.reduce((sum, [, , , registered]) => sum + registered, 0)} | ${rows.reduce((sum, [, , , registered]) => sum + registered, 0)} |`,
].join('\n');

test('a record with list, page, commands, history, export and audit costs 350 lines at most', () => {
  expect(own.length).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(350);
});

test('the page on the architecture has the exemplar’s table', () => {
  const squeezed = (text: string) => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');
  expect(squeezed(page('docs/architecture.md')), `the table is now:\n${table}`).toContain(squeezed(table));
});

test.each(fields)('the exemplar’s field %s stands in four places at most', (field) => {
  expect(placesOf(field)).toBeGreaterThan(1);
  expect(placesOf(field)).toBeLessThanOrEqual(4);
});

test('a context is an import and a line of the array on each floor', () => {
  for (const floor of floors.filter((one) => one !== 'core')) {
    const named = textOf(`${floor}/src/contexts.ts`).match(/^.*\bfeedbackContext\b.*$/gm) ?? [];
    expect([floor, named.length]).toEqual([floor, 2]);
  }
});
