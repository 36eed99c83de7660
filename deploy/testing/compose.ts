/** docker-compose.yml as tests see it: read, checked, and with its variables filled in. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../../local/src/build/index.ts';
import { parse } from 'yaml';
import { type Compose, composeSchema } from './compose-schema.ts';

const composeText = (): string => readFileSync(inRepository('docker-compose.yml'), 'utf8');

type Variable = { readonly name: string; readonly required: boolean };

/** `${NAME:?}`, `${NAME:-default}`; `$$` is a dollar sign for the container. */
const reference = /\$\$|\$\{(\w+)(?::(\?|-)([^}]*))?\}/g;

/** The variables that the file wants from its environment. */
export const wantedVariables = (text = composeText()): readonly Variable[] =>
  [...text.matchAll(reference)].flatMap(([, name, kind]) => (name ? [{ name, required: kind !== '-' }] : []));

/**
 * The file with its variables filled in.
 * @throws for a required variable that is missing or empty, as Compose itself would
 */
export const readCompose = (environment: Readonly<Record<string, string>>): Compose => {
  const filled = (text: string): string =>
    text.replace(
      reference,
      (whole, name: string | undefined, kind: string | undefined, fallback: string | undefined) => {
        if (!name) return '$';
        const value = environment[name] || (kind === '-' ? (fallback ?? '') : '');
        if (!value && kind !== '-') throw new Error(`${name} is required and not set (${whole}).`);
        return value;
      },
    );
  const document: unknown = parse(composeText(), { merge: true });
  return composeSchema.parse(
    JSON.parse(
      JSON.stringify(document, (_, part: unknown) => (typeof part === 'string' ? filled(part) : part)),
    ),
  );
};
