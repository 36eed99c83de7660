/** Comments begin with their subject: new ones that begin like a riddle are refused, and the old ones only get fewer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import leftIn from './testing/riddles-left.json' with { type: 'json' };

const folders = 'core write-service projectors read-service admin public-web local bench e2e deploy docs';

/** The opening of a comment, and of several `//` lines the first. */
const riddle =
  /(?:\/\*\*?[\s*]*|(?<!^[ \t]*\/\/.*\n[ \t]*)\/\/ ?)(?:What|Whose|Who|Whoever|Nobody|Somebody|Where there|So many|Says? of|Told|Of the same|As its|By its own|Of all|Of one)\b.*/gm;

const riddlesIn = (text: string): readonly string[] =>
  [...text.matchAll(riddle)].map(
    ({ 0: found, index }) =>
      `${text.slice(0, index + found.length).split('\n').length}: ${found.replace(/\s+/g, ' ')}`,
  );

/** `core/src/leads` for a file of a context, `docs` for a page's test. */
const contextOf = (path: string): string => /^[^/]+(?:\/src\/[^/]+(?=\/)|)/.exec(path)![0];

const riddles = new Map<string, string[]>();
for (const folder of folders.split(' '))
  for (const file of readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file).replaceAll('\\', '/');
    if (!/\.(tsx?|css)$/.test(path) || /\/(node_modules|dist)\//.test(path)) continue;
    const found = riddlesIn(readFileSync(inRepository(path), 'utf8')).map((line) => `${path}:${line}`);
    riddles.set(contextOf(path), [...(riddles.get(contextOf(path)) ?? []), ...found]);
  }

const allowed: Readonly<Record<string, number>> = leftIn;

test('a new comment begins with its subject, not with What, Whose, Who, Nobody, Of the same …', () => {
  const tooMany = [...riddles].filter(([context, found]) => found.length > (allowed[context] ?? 0));
  const told = tooMany.map(([context, found]) => ({ [context]: allowed[context] ?? 0, found }));
  expect(told, 'begin one of these comments with its subject; the number may not rise').toEqual([]);
});

test('a riddle is noticed at the beginning of a comment alone', () => {
  const [what, whose] = ['What', 'Whose'];
  const text = `/** ${what} is. */\n/**\n * ${whose} it is.\n */\n// A row.\n// ${what} follows.\nlet a; // ${what} else`;
  expect(riddlesIn(text)).toEqual([
    `1: /** ${what} is. */`,
    `3: /** * ${whose} it is.`,
    `7: // ${what} else`,
  ]);
});
