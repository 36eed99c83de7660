/** `npm run docs:tables`: writes the tables of the decision records. */
import { writeFileSync } from 'node:fs';
import { inRepository } from '../build/index.ts';
import { pagesWithTables, withTables } from './pages.ts';

for (const name of pagesWithTables) writeFileSync(inRepository(name), await withTables(name));
