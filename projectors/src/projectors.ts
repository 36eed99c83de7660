/** All projectors. Each has its own feed, its own connection to either store, its own checkpoint. */
import { contextsWith, type Parts } from './contexts.ts';
import { type Projector } from './kit/projector/index.ts';

export const projectorsWith = (parts: Parts): readonly Projector[] => {
  const contexts = contextsWith(parts);
  return contexts.flatMap(({ projectors = [], projectorsOver }) => [
    ...projectors,
    ...(projectorsOver?.(contexts) ?? []),
  ]);
};
