/** What a folder offers stays small enough to be one thing, and folders of core need each other in one direction. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Source, sourcesIn } from '../local/src/event-catalogue/sources.ts';

const mostNames = 45;
const floors = ['core', 'write-service', 'projectors', 'read-service', 'admin', 'public-web', 'local'];

const namesOffered = ({ tree }: Source): readonly string[] =>
  tree.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : ['*'],
    );

test.each(floors)('no index.ts of %s offers more names than one context has', (floor) => {
  const doors = sourcesIn(`${floor}/src`).filter(({ path }) => /\/index\.tsx?$/.test(path));
  const counted = doors.map((door) => ({ path: door.path, names: namesOffered(door) }));
  expect(counted.filter(({ names }) => names.length > mostNames || names.includes('*'))).toEqual([]);
});

describe('contexts of core', () => {
  /** `leads` of a file of that context, `kit/money` of a part of the kit. */
  const folderOf = (path: string): string | undefined => /^core\/src\/((?:kit\/)?[^/]+)\//.exec(path)?.[1];

  const needs = new Map<string, Set<string>>();
  for (const { path, tree } of sourcesIn('core/src'))
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const from = statement.moduleSpecifier;
      if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue;
      const [here, there] = [folderOf(path), folderOf(join(dirname(path), from.text))];
      if (here && there && here !== there) needs.set(here, (needs.get(here) ?? new Set()).add(there));
    }

  const allNeededBy = (folder: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const next of needs.get(folder) ?? []) if (!found.has(next)) allNeededBy(next, found.add(next));
    return found;
  };

  test('do not import each other in circles', () => {
    expect(needs.size).toBeGreaterThan(20);
    expect([...needs.keys()].filter((folder) => allNeededBy(folder).has(folder))).toEqual([]);
  });
});
