/** `npm run docs:events`: writes docs/events.md. */
import { writeFileSync } from 'node:fs';
import { buildCatalogue } from './catalogue.ts';
import { catalogueFile, catalogueMarkdown } from './markdown.ts';

writeFileSync(catalogueFile, await catalogueMarkdown(await buildCatalogue()));
