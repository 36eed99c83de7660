/** Registrations are found by name: of two with the same name, one would be ignored unnoticed. */
import { type ReadContext } from './kit/context.ts';

const namesIn = (context: ReadContext): readonly string[] => [
  ...(context.topics ?? []).map(({ resource }) => `topic ${resource}`),
  ...(context.exportSources ?? []).map(({ resource }) => `export of ${resource}`),
  ...(context.fileSources ?? []).map(({ aggregate }) => `files of ${aggregate}`),
  ...(context.visible ?? []).map(({ aggregate }) => `rule for ${aggregate}`),
  ...(context.lists ?? []).map(({ resource }) => `list ${resource}`),
  ...(context.notifications ?? []).flatMap(({ kinds }) => kinds.map((kind) => `words of ${kind}`)),
];

/** @returns the contexts themselves @throws Error that names what was registered twice */
export const registeredOnce = (contexts: readonly ReadContext[]): readonly ReadContext[] => {
  const seen = new Set<string>();
  for (const name of contexts.flatMap(namesIn)) {
    if (seen.has(name)) throw new Error(`two contexts register the ${name}`);
    seen.add(name);
  }
  return contexts;
};
