/** An environment file for tests: secrets made as the handbook says, addresses as an example. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRepository } from '../../local/src/build/index.ts';

const unquoted = (value: string): string =>
  /^".*"$/.test(value) ? value.slice(1, -1).replaceAll('\\n', '\n') : value;

const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, unquoted(value!)] as const),
  );

/** What `node deploy/make-secrets.mjs` printed; other secrets at each call. */
export const madeSecrets = (): Record<string, string> =>
  variablesIn(
    execFileSync(process.execPath, [inRepository('deploy', 'make-secrets.mjs')], { encoding: 'utf8' }),
  );

/** Everything that production is told. */
export const exampleEnvironment = (): Record<string, string> => ({
  ...madeSecrets(),
  COUNTRY_HOSTS: '{"www.cotejo.example":"PE","cl.cotejo.example":"CL"}',
  PUBLIC_ORIGINS: 'https://www.cotejo.example,https://cl.cotejo.example',
  TLS_CERTIFICATE: './certificate.pem',
  TLS_KEY: './key.pem',
});

/** The names in .env.example: those to be filled in, and those (commented out) that may stay as they are. */
export const explainedVariables = (): { required: string[]; optional: string[] } => {
  const text = readFileSync(inRepository('.env.example'), 'utf8');
  const names = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);
  return { required: names(/^(\w+)=$/gm), optional: names(/^#(\w+)=/gm) };
};

/** The variables by which .env.example chooses three nodes of the event store. */
export const clusterEnvironment = (): Record<string, string> => {
  const text = readFileSync(inRepository('.env.example'), 'utf8').replaceAll(/^#(?=\w+=)/gm, '');
  const set = Object.entries(variablesIn(text));
  return Object.fromEntries(set.filter(([name]) => /^(COMPOSE_PROFILES|EVENT_STORE_\w+)$/.test(name)));
};

/** The lines of .env.example that set something. */
export const exampleValues = (): Record<string, string> =>
  variablesIn(readFileSync(inRepository('.env.example'), 'utf8'));
