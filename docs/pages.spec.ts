/** The written word is true where a machine can tell. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import { demoLogins, demoPassword } from '../local/src/demo/index.ts';
import { sourcesIn } from '../local/src/event-catalogue/sources.ts';
import packageFile from '../package.json' with { type: 'json' };
import { codeIn, page, pages, tableRows } from './testing/pages.ts';
import { titlesIn } from './testing/test-titles.ts';

const { scripts: scriptsOfPackage, workspaces } = packageFile;
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

describe('README.md', () => {
  const readme = page('README.md');

  test('names only commands that there are', () => {
    const scripts = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !(script in scriptsOfPackage))).toEqual([]);
  });

  test('names every demo login, and their password', () => {
    const named = codeIn(readme).filter((code) => code.endsWith('@demo.test'));
    expect(named.sort()).toEqual(demoLogins.map(({ email }) => email).sort());
    expect(codeIn(readme)).toContain(demoPassword);
  });

  test('has every folder of the repository in its map', () => {
    const map = tableRows(readme).flatMap(([folder = '']) => codeIn(folder));
    const expected = [...workspaces, 'deploy', 'docs'].map((folder) => `${folder}/`);
    expect(map.sort()).toEqual(expected.sort());
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

describe('the guide', () => {
  const guide = page('docs/guide.md');
  const quotes = [...guide.matchAll(/`([^`\n]+)`:\n\n```tsx?\n([^]*?)\n```/g)].map(([, file, code]) => ({
    file: file!,
    code: code!,
  }));

  test('says of every quotation where it is from', () => {
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes).toHaveLength(guide.match(/^```\w/gm)?.length ?? 0);
  });

  test.each(quotes)('quotes what stands in $file', ({ file, code }) => {
    const withoutIndentation = (text: string) => text.replace(/^ +/gm, '');
    const text = withoutIndentation(readFileSync(inRepository(file), 'utf8'));
    const stands = text.includes(withoutIndentation(code));
    expect(stands, `docs/guide.md quotes lines that ${file} does not have any more:\n${code}`).toBe(true);
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
    expect(titlesIn(file), `docs/guarantees.md names a test that ${file} does not have`).toContain(title);
  });
});

describe('decisions', () => {
  const decisions = pages().filter((name) => /^docs\/decisions\/(?!README)/.test(name));
  const byNumber = new Map(decisions.map((name) => [/\d{4}/.exec(name)![0], name]));

  test('are numbered without a gap', () => {
    const numbers = decisions
      .map((name) => Number(/(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each(decisions)('%s says why, what, and what follows', (name) => {
    expect(page(name)).toMatch(
      /^# [A-Z].*[^.]\n\nStatus: .*\.\n\n[^]*\*\*Context\.\*\*[^]*\*\*Decision\.\*\*[^]*\*\*Consequences\.\*\*/,
    );
  });

  test.each(decisions)('%s is in force or names what replaced it, and stands once in the list', (name) => {
    const [, title = '', status = ''] = /^# (.*)\n\nStatus: (.*)\.\n/.exec(page(name)) ?? [];
    expect(status).toMatch(/^(in force|replaced by \d{4}|in force; .* replaced by \d{4})$/);
    const replacements = [...status.matchAll(/\d{4}/g)].map(([number]) => number);
    expect(replacements.filter((number) => !byNumber.has(number))).toEqual([]);
    const [inForce = '', replaced = ''] = page('docs/decisions/README.md').split('\n## Replaced\n');
    const line = `- ${/\d{4}/.exec(name)![0]} [${title}](${name.replace('docs/decisions/', '')})\n`;
    const standsIn = [inForce, replaced].map((list) => list.split(line).length - 1);
    expect(standsIn).toEqual(status.startsWith('in force') ? [1, 0] : [0, 1]);
  });
});
