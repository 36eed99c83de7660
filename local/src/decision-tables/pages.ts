/** Decision records that show tables of the code: what stands between a table's marks is made, the rest is written. */
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { inRepository } from '../build/index.ts';
import { powersTable, rightsTable, scopesTable } from './rights.ts';
import { transitionsTable } from './transitions.ts';

/** The tables by the name that their marks give. */
const tables: Readonly<Record<string, () => string>> = {
  transitions: transitionsTable,
  scopes: scopesTable,
  'roles that a second person approves': powersTable,
  'rights over leads and users': () => rightsTable('leads', 'users', 'projections'),
  'rights over the catalogue': () => rightsTable('catalogue'),
  'rights over accounts': () => rightsTable('accounts'),
  'rights over collective insurance': () =>
    rightsTable(
      'policy',
      'employee',
      'policy-employee',
      'insurer-files',
      'payment',
      'payment-period',
      'tax-document',
      'contact-us',
      'admin',
    ),
};

export const pagesWithTables: readonly string[] = [
  'docs/decisions/0021-what-may-happen-to-a-lead-stands-in-one-table.md',
  'docs/decisions/0022-a-role-gives-permissions-and-one-scope-over-leads.md',
];

const marked = /<!-- table: ([^>]+?) -->[^]*?<!-- end of table -->/g;

/** The names of the tables that a page shows. */
export const tablesOf = (page: string): readonly string[] =>
  [...page.matchAll(marked)].map(([, name]) => name!);

/** The page with its tables as the code says today. @throws Error for a table that there is not */
export const withTables = async (name: string): Promise<string> => {
  const page = readFileSync(inRepository(name), 'utf8').replace(marked, (_, table: string) => {
    const make = tables[table];
    if (!make) throw new Error(`${name} asks for a table that there is not: ${table}.`);
    return `<!-- table: ${table} -->\n\n${make()}\n\n<!-- end of table -->`;
  });
  return (await format(name, page)).code;
};

/** All tables that some page should show. */
export const allTables: readonly string[] = Object.keys(tables);
