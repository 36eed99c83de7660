/** The written pages as tests see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../../local/src/build/index.ts';

export const page = (name: string): string => readFileSync(inRepository(name), 'utf8');

/** All pages that people read. */
export const pages = (): readonly string[] => [
  'README.md',
  ...readdirSync(inRepository('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

/** The rows of a page's tables as lists of cells; headings and rules are left out. */
export const tableRows = (text: string): readonly (readonly string[])[] =>
  text.split('\n').flatMap((line, index, lines) => {
    const isRow = line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line);
    const isHeading = /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '');
    return isRow && !isHeading
      ? [
          line
            .slice(1, -1)
            .split(/(?<!\\)\|/)
            .map((cell) => cell.trim()),
        ]
      : [];
  });

/** What stands between backquotes; blocks of code left out. */
export const codeIn = (text: string): readonly string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
