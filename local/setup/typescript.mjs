/** Runs a TypeScript file in this very process: its input, signals and end are those of whoever started us. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './dependencies.mjs';

/** @param {string} entry relative to the repository @param {readonly string[]} args as the entry sees them */
export async function runTypeScript(entry, args) {
  const { register } = await import('tsx/esm/api');
  register();
  const file = resolve(root, entry);
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(file).href);
}
