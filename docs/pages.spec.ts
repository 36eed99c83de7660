/** The written word is true where a machine can tell. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import { sourcesIn } from '../local/src/event-catalogue/sources.ts';
import { codeIn, page, pages, tableRows } from './testing/pages.ts';
import { titlesIn } from './testing/test-titles.ts';

const folders = ['core', 'write-service', 'projectors', 'read-service', 'public-web', 'admin'];

describe.each(pages())('%s', (name) => {
  const text = page(name);

  test('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(inRepository(join(dirname(name), link))))).toEqual([]);
  });

  test('names only files and folders that are there', () => {
    const roots = [...folders, 'local', 'bench', 'e2e', 'docs', 'deploy'].join('|');
    const named = codeIn(text).filter((code) => new RegExp(`^(${roots})/[\\w./-]+$`).test(code));
    expect(named.filter((path) => !existsSync(inRepository(path)))).toEqual([]);
  });
});

describe('the glossary', () => {
  const code = folders
    .flatMap((folder) => sourcesIn(`${folder}/src`))
    .map(({ path }) => readFileSync(inRepository(path), 'utf8'))
    .join('\n');

  test('gives names that are in the code', () => {
    const names = tableRows(page('docs/glossary.md')).flatMap(([, name = '']) => codeIn(name));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});

describe('the guarantees', () => {
  const rows = tableRows(page('docs/guarantees.md'));
  const proofs = rows.flatMap(([, , proof = '']) =>
    [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => ({ file: file!, title: title! })),
  );

  test('have a proof each', () => {
    expect(rows.filter(([, , proof = '']) => !/`[^`]+` “[^”]+”/.test(proof))).toEqual([]);
    expect(proofs.length).toBeGreaterThan(30);
  });

  test.each(proofs)('are proven: $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title);
  });
});

describe('decisions', () => {
  const decisions = pages().filter((name) => name.startsWith('docs/decisions/'));

  test('are numbered without a gap', () => {
    const numbers = decisions
      .map((name) => Number(/(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each(decisions)('%s says why, what, and what follows', (name) => {
    expect(page(name)).toMatch(
      /^# [A-Z].*[^.]\n[^]*\*\*Context\.\*\*[^]*\*\*Decision\.\*\*[^]*\*\*Consequences\.\*\*/,
    );
  });
});
