/** The groups of a policy, as those who ask for a coverage name them. */
import { type KnownPolicy } from './policy.ts';

/** The reason why a policy does not take a group, in Spanish; `undefined` for one of its own. @param group a code, or nothing */
export const groupRefusal = (
  { coverageGroups }: Pick<KnownPolicy, 'coverageGroups'>,
  group: string | undefined,
): string | undefined => {
  if (coverageGroups.length === 0) return group === undefined ? undefined : 'La póliza no tiene grupos.';
  if (coverageGroups.some(({ code }) => code === group)) return undefined;
  return `Elige un grupo de la póliza: ${coverageGroups.map(({ code }) => code).join(', ')}.`;
};
