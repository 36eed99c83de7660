/** Every decider that core offers, found by its shape: a new context is in the catalogue without being named here. */
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Decider } from '@cotejo/core/kit/event-sourcing';
import { inRepository } from '../build/index.ts';

export type FoundDecider = {
  /** The folder of core. */
  readonly context: string;
  /** What the context calls it. */
  readonly name: string;
  readonly decider: Decider<unknown, never>;
};

const isDecider = (value: unknown): value is Decider<unknown, never> =>
  typeof value === 'object' &&
  value !== null &&
  ['stream', 'events', 'initial', 'evolve'].every((part) => part in value);

/** Front doors of a context: one is safe in a browser, the other needs Node.js. */
const doors = ['index.ts', 'server.ts'];

export const findDeciders = async (): Promise<readonly FoundDecider[]> => {
  const contexts = readdirSync(inRepository('core', 'src')).sort();
  const found = await Promise.all(
    contexts
      .flatMap((context) =>
        doors.map((door) => ({ context, file: inRepository('core', 'src', context, door) })),
      )
      .filter(({ file }) => existsSync(file))
      .map(async ({ context, file }) => {
        const offered = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
        return Object.entries(offered).flatMap(([name, decider]) =>
          isDecider(decider) ? [{ context, name, decider }] : [],
        );
      }),
  );
  return found.flat().sort((a, b) => a.name.localeCompare(b.name));
};
