/** The contexts that the console is made of, for pieces that serve all of them. */
import { createContext, useContext, useMemo } from 'react';
import { type ConsoleContext, type ConsoleResource, type Dependant } from './context.ts';

export const ContextsContext = createContext<readonly ConsoleContext[]>([]);

export const useContexts = (): readonly ConsoleContext[] => useContext(ContextsContext);

export const resourcesOf = (contexts: readonly ConsoleContext[]): readonly ConsoleResource[] =>
  contexts.flatMap(({ resources = [] }) => resources);

export const useResources = (): readonly ConsoleResource[] => {
  const contexts = useContexts();
  return useMemo(() => resourcesOf(contexts), [contexts]);
};

/** @returns what is read again when a record of the resource changes */
export const useDependants = (): ((resource: string) => readonly Dependant[]) => {
  const resources = useResources();
  return (name) => resources.find((resource) => resource.name === name)?.dependants ?? [];
};
