/** Where the repository's parts and their built files stand. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from the source as well as from a bundle of it. */
const repository = ((): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
})();

export const inRepository = (...path: string[]): string => join(repository, ...path);
