/** A product's documents as visitors read them: a file, or pages that the site lays out. */
import { z } from 'zod';
import { type ProductContent } from '@cotejo/core/catalogue';

export const documentSchema = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.string(),
  version: z.string().nullable(),
  url: z.string().nullable().describe('el archivo; nada si se da por páginas'),
  pages: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const documentsOf = ({ documents }: ProductContent): z.infer<typeof documentSchema>[] =>
  documents.map((document) => ({
    id: document.id,
    title: document.title,
    kind: document.kind,
    version: document.version || null,
    url: 'file' in document ? document.file : null,
    pages: 'pages' in document ? document.pages : [],
  }));
