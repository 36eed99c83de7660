/** A context's rule of who sees what, as SQL: the same that `sees` asks in code (docs/decisions/0065). */
import { type Holder, type ScopeRule, visibilityBy, type Staff } from '@cotejo/core/identity';
import { type Query, raw, whereAny } from './sql.ts';

/** Which columns of the query say by what a row is held, and the owner of what nobody owns: null where none is named. */
export type HeldColumns = Readonly<Partial<Record<Holder, string>>> & { readonly nobody?: string };

/**
 * Adds that a row is the viewer's to see.
 * @throws Error where the rule asks for a column that is not named: better no answer than too much
 */
export const whereSeen = (query: Query, rule: ScopeRule, viewer: Staff, columns: HeldColumns): Query => {
  const visibility = visibilityBy(rule, viewer);
  if (!visibility) return query.where(raw('false'));
  for (const [holder, mine] of Object.entries(visibility) as [Holder, readonly (string | null)[]][]) {
    const column = columns[holder];
    if (column === undefined)
      throw new Error(`no column says the ${holder} that ${rule.permission} asks for`);
    const { nobody } = columns;
    const values = mine.flatMap((value) => value ?? nobody ?? []);
    if (!mine.includes(null) || nobody !== undefined) whereAny(query, { [column]: values });
    else query.where(raw('(?? = any(?) or ?? is null)', [column, values, column]));
  }
  return query;
};
