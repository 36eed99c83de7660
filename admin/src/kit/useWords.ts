/** The words of a resource, for pieces that serve every resource. */
import { noun } from '@cotejo/core/kit/record';
import { type ConsoleContext } from './context.ts';
import { useContexts } from './useContexts.ts';
import { type ResourceWords, resourceWords } from './words/resource-words.ts';

const unnamed = resourceWords(noun('registro', 'registros', 'm'));

/** @returns nothing where no context describes the resource */
export const wordsOf = (contexts: readonly ConsoleContext[], resource: string): ResourceWords | undefined =>
  contexts.flatMap(({ resources = [] }) => resources).find(({ name }) => name === resource)?.words;

export const useWords = (resource: string): ResourceWords => wordsOf(useContexts(), resource) ?? unnamed;
