/** All projectors. Each has its own feed, its own connection to either store, its own checkpoint. */
import { contextsWith, type Parts } from './contexts.ts';
import { type Projector } from './kit/projector/index.ts';

export const projectorsWith = (parts: Parts): readonly Projector[] =>
  contextsWith(parts).flatMap(({ projectors = [] }) => projectors);
