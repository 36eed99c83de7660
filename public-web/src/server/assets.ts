/** Addresses of what vite built for the browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export type Assets = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
};

const entryName = 'src/entry-client.tsx';
const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  src: z.string().optional(),
});
const manifest = z.record(z.string(), chunk);

/**
 * Addresses of the browser's entry, of the style sheets and of the fonts that these use.
 * @param dist the folder with `client/`
 * @throws where the site was not built
 */
export const readAssets = async (dist: string): Promise<Assets> => {
  const text = await readFile(join(dist, 'client', '.vite', 'manifest.json'), 'utf8');
  const chunks = manifest.parse(JSON.parse(text));
  const entry = chunks[entryName];
  if (!entry) throw new Error(`The site's manifest has no ${entryName}.`);
  const sheets = Object.values(chunks).filter(({ file }) => file.endsWith('.css'));
  const styles = new Set([...(entry.css ?? []), ...sheets.map(({ file }) => file)]);
  const fonts = Object.values(chunks).filter(({ file }) => file.endsWith('.woff2'));
  return {
    // Imports of the entry are listed beside it: a browser would otherwise load them after it.
    scripts: [...(entry.imports ?? []).map((name) => chunks[name]!.file), entry.file].map(
      (file) => `/${file}`,
    ),
    styles: [...styles].map((file) => `/${file}`),
    fonts: fonts.map(({ file }) => `/${file}`),
  };
};
