/** Folders on one floor do not import each other in circles: contexts, parts of the kit, parts of the console's frame. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const floors = ['core', 'projectors', 'admin'];
const isTest = /\.spec\.tsx?$|(^|\/)testing\//;

/** `leads` for `leads/list/LeadList.tsx`, `kit/live` for `kit/live/socket.ts`; a file beside them stands for itself. */
const folderOf = (path: string): string => {
  const parts = path.split('/');
  return parts.slice(0, parts[0] === 'kit' || parts[0] === 'shell' ? 2 : 1).join('/');
};

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const importsBetweenFolders = (floor: string): Imports => {
  const sources = join(root, floor, 'src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !isTest.test(path),
  );
  const imports = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, target = ''] of readFileSync(join(sources, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const [from, to] = [folderOf(file), folderOf(normalize(join(dirname(file), target)))];
      if (from !== to && !to.startsWith('..')) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  return imports;
};

/** Whether one gets back to the folder by way of what it imports. */
const isInCircle = (imports: Imports, start: string): boolean => {
  const seen = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return false;
};

describe('folders import each other in one direction', () => {
  test.each(floors)('in %s', (floor) => {
    const imports = importsBetweenFolders(floor);
    expect(imports.size).toBeGreaterThan(5);
    expect([...imports.keys()].filter((folder) => isInCircle(imports, folder))).toEqual([]);
  });
});

test('a circle is noticed, however long it is', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
  ]);
  expect(['a', 'b', 'c', 'd'].filter((folder) => isInCircle(imports, folder))).toEqual(['a', 'b', 'c']);
});
