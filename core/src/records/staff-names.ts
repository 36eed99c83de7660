/** Names of the users and actors that columns of a record refer to. */
import { type Actor } from '../kit/event-sourcing/index.ts';
import { type RecordKind } from './record.ts';

type NameOf = (userId: string) => string | null;

const userIn = (value: Actor | string | null): string | null => {
  if (value === null || typeof value === 'string') return value;
  return value.kind === 'user' ? value.id : null;
};

/** @param names reads those of some users */
export const withStaffNames = async <Row extends object>(
  { joined }: Pick<RecordKind, 'joined'>,
  rows: readonly Row[],
  names: (userIds: readonly string[]) => Promise<NameOf>,
): Promise<readonly Row[]> => {
  const naming = Object.entries(joined).flatMap(([name, { nameOf }]) =>
    nameOf ? [[name, nameOf as keyof Row] as const] : [],
  );
  if (naming.length === 0) return rows;
  const users = rows.map((row) =>
    naming.map(([name, of]) => [name, userIn(row[of] as Actor | string | null)] as const),
  );
  const nameOf = await names(users.flat().flatMap(([, user]) => user ?? []));
  return rows.map((row, place) => ({
    ...row,
    ...Object.fromEntries(users[place]!.map(([name, user]) => [name, user && nameOf(user)])),
  }));
};
