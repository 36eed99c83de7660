/** Folders beside each other do not import each other in circles, and a context has one name on every floor. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const floors = ['core', 'write-service', 'projectors', 'read-service', 'admin'];
const isTest = /\.spec\.tsx?$|(^|\/)testing\//;

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** For each folder of a package, which of its entries (folders and files) import which others. */
const importsInFolders = (sources: string): ReadonlyMap<string, Imports> => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !isTest.test(path),
  );
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const file of files)
    for (const [, target = ''] of readFileSync(join(sources, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const [from, to] = [file.split('/'), normalize(join(dirname(file), target)).split('/')];
      const depth = from.findIndex((part, index) => part !== to[index]);
      if (depth === -1 || to[0] === '..') continue;
      const folder = from.slice(0, depth).join('/');
      const imports = folders.get(folder) ?? new Map<string, Set<string>>();
      const [one, other] = [from[depth]!, to[depth]!];
      folders.set(folder, imports.set(one, (imports.get(one) ?? new Set()).add(other)));
    }
  return folders;
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

describe('folders import each other in one direction, at every depth', () => {
  test.each([...floors, 'public-web', 'local'])('in %s', (floor) => {
    const folders = importsInFolders(join(root, floor, 'src'));
    expect(folders.size).toBeGreaterThan(5);
    const knotted = [...folders].flatMap(([folder, imports]) =>
      [...imports.keys()]
        .filter((entry) => !entry.includes('.') && isInCircle(imports, entry))
        .map((entry) => join(folder, entry)),
    );
    expect(knotted).toEqual([]);
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

/** On these floors folders beside the kit are contexts; in core there are also parts that contexts share. */
const contextsOf = (floor: string): readonly string[] =>
  readdirSync(join(root, floor, 'src'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !['kit', 'records', 'reference', 'shell', 'testing'].includes(entry.name),
    )
    .map(({ name }) => name);

/** Contexts without a part in core: what they do is all of one floor. */
const withoutCore = ['personal-data'];
/** Parts of core that are used under another context's name on the other floors. */
const partsOfOthers = {
  users: 'identity',
  'bank-lines': 'accounts',
  charges: 'accounts',
  'lead-records': 'leads',
  'lead-requests': 'leads',
  people: 'leads',
  'dated-tables': 'catalogue',
  'insurance-types': 'catalogue',
  organizations: 'catalogue',
  companies: 'collective',
  growth: 'collective',
  'insured-people': 'collective',
  'insurer-files': 'collective',
  'insurer-terms': 'collective',
  partners: 'collective',
  policies: 'collective',
  'policy-employees': 'collective',
  'price-tables': 'catalogue',
  pricing: 'catalogue',
  'product-content': 'catalogue',
  profile: 'profile-form',
};

describe('a context has one name', () => {
  const above = floors.filter((floor) => floor !== 'core');

  test.each(above)('in %s it is the name in core, and the one that its registration says', (floor) => {
    const names = contextsOf(floor);
    expect(names.filter((name) => !contextsOf('core').includes(name) && !withoutCore.includes(name))).toEqual(
      [],
    );
    for (const name of names) {
      const file = join(root, floor, 'src', name, 'context.ts');
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toContain(`name: '${name}'`);
    }
  });

  test('and what core has without a floor of its own is part of one that has', () => {
    const floored = new Set(above.flatMap(contextsOf));
    const parts = Object.keys(partsOfOthers);
    expect(
      contextsOf('core')
        .filter((name) => !floored.has(name))
        .toSorted(),
    ).toEqual(parts.toSorted());
    expect(Object.values(partsOfOthers).filter((name) => !floored.has(name))).toEqual([]);
  });
});
