/** Everybody who ever did something, as far as one may ask about them: oneself first, then people, the system and visitors. */
import { type AuditActorRow } from '@cotejo/core/audit';
import { useGetList } from 'react-admin';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useExecutives } from '../identity/index.ts';
import { actorText } from './auditChips.ts';
import { nobody } from './auditFilters.ts';

const all = { page: 1, perPage: 1_000 };

export type Choice = { readonly id: string; readonly name: string };

export const useActors = () => {
  const self = useConsoleIdentity()?.id;
  const { data: actors = [] } = useGetList<AuditActorRow>(
    'audit-actors',
    { pagination: all, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { staleTime: 5 * 60_000 },
  );
  const { data: executives = [] } = useExecutives();
  const rank = ({ id, kind }: AuditActorRow): number => {
    if (id === self) return 0;
    return kind === 'user' ? 1 : 2;
  };
  const sorted = actors.toSorted((one, other) => rank(one) - rank(other));
  const choiceOf = (actor: AuditActorRow): Choice => ({
    id: actor.id,
    name: actorText(actor, self),
  });
  const people = sorted.filter(({ kind }) => kind === 'user').map(choiceOf);
  const idle = executives.filter(({ id }) => !people.some((person) => person.id === id));
  const owners: readonly Choice[] = [
    { id: nobody, name: 'Sin ejecutivo' },
    ...people,
    ...idle.map(({ id, name }) => ({ id, name })),
  ];
  const names = new Map([...owners, ...sorted].map(({ id, name }) => [id, name]));
  return {
    doers: sorted.map(choiceOf),
    people,
    owners,
    personName: (key: string) => names.get(key),
  };
};
