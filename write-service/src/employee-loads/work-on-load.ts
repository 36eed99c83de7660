/** Works on one load: tries all rows, or decides them for good, portion by portion, each with its results before the next. */
import { randomUUID } from 'node:crypto';
import {
  type EmployeeLoad,
  employeeLoad,
  type EmployeeLoadEvent,
  isKnownLoad,
  isOver,
  type KnownLoad,
  type LoadCounts,
  loadPermission,
  loadRule,
} from '@cotejo/core/employee-loads';
import {
  failLoad,
  finishLoad,
  mostMembers,
  planRows,
  type PolicyFacts,
  portionsOf,
  recordPortion,
  recordTrial,
} from '@cotejo/core/employee-loads/server';
import { refusalOf } from '@cotejo/core/records';
import { company, whyNothingNew } from '@cotejo/core/companies';
import { askerNow, type Staff } from '@cotejo/core/identity';
import { insuredPerson, isRegistered } from '@cotejo/core/insured-people';
import { insurerTerms, termsOn } from '@cotejo/core/insurer-terms';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Decision, type EventMetadata, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { dayInZone } from '@cotejo/core/kit/time';
import { isKnown, policy } from '@cotejo/core/policies';
import { countryOf } from '@cotejo/core/reference/countries';
import { type StaffDirectory } from '../identity/index.ts';
import { aFewAtATime } from '../kit/a-few-at-a-time.ts';
import { forGood, onTrial } from './attempt.ts';
import { decideFamily } from './decide-family.ts';
import { decideRow, type LoadFacts } from './decide-row.ts';
import { type ClaimedLoad, type LoadStore, type RowResult } from './load-store.ts';
import { isNewTo, type KnownPeople, loadKnown } from './known-people.ts';
import { type ReadOrder, readLoadRows } from './read-rows.ts';

/** Rows per portion: progress is told after each. */
const portionSize = 500;
/** Families at once: enough to go on, few enough that whoever works by hand does not feel it. */
const familiesAtOnce = 12;
/** Keys that are made in one turn of the event loop. */
const keysAtOnce = 50;

export type LoadWorkParts = {
  readonly load: LoadAggregate;
  readonly handle: HandleCommand;
  readonly directory: Pick<StaffDirectory, 'find'>;
  readonly indexKey: Buffer;
  readonly now: () => Date;
  readonly store: LoadStore;
  readonly knownPeople: KnownPeople;
  readonly keys: Pick<SubjectKeys, 'ensure'>;
  readonly onError: (error: unknown) => void;
};

const countsOf = (results: readonly RowResult[]): LoadCounts => {
  const of = (outcome: RowResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const [ok, same] = [of('ok'), of('same') + of('left')];
  return { ok, same, refused: results.length - ok - same };
};

type Stopped = { readonly reason: string };

/** Rejects when the event store or the database is away: then the load goes on later from where its events say it is. */
export const workOnLoad = (parts: LoadWorkParts) => {
  const { load, handle, directory, indexKey, now, store, knownPeople, keys, onError } = parts;

  const loadOf = async (id: string) => {
    const { state, past } = await load(employeeLoad, id);
    return { state, first: past[0]?.metadata };
  };
  const tell =
    (id: string, { country }: KnownLoad, { $correlationId }: EventMetadata) =>
    (decide: Decision<EmployeeLoad, EmployeeLoadEvent>) =>
      handle(employeeLoad, id, decide, {
        commandId: randomUUID(),
        actor: { kind: 'system', automation: 'process-employee-load' },
        country,
        now: now(),
        correlationId: $correlationId,
      });

  /** In whose name rows are decided, as of now: who sent the file. */
  const asker = async (
    { kind, country, companyId }: KnownLoad,
    { actor }: EventMetadata,
  ): Promise<Staff | Stopped> => {
    const gone = { reason: 'Quien subió el archivo ya no tiene permiso para hacer esta carga.' };
    if (actor.kind !== 'user') return gone;
    const { onBehalfOf } = actor;
    const by = await askerNow(directory.find, {
      id: (onBehalfOf ?? actor).id,
      ...(onBehalfOf && { actedBy: { id: actor.id, role: actor.role } }),
    });
    const held = { country, company: companyId };
    return by && refusalOf(loadPermission(kind), loadRule, held, by) === undefined ? by : gone;
  };

  const factsOf = async (
    id: string,
    state: KnownLoad,
    metadata: EventMetadata,
  ): Promise<LoadFacts | Stopped> => {
    const by = await asker(state, metadata);
    if ('reason' in by) return by;
    const { state: known } = await load(policy, state.policyId);
    if (known.status !== 'known') return { reason: 'La póliza fue eliminada.' };
    if (state.kind === 'activation') {
      const why = whyNothingNew((await load(company, state.companyId)).state);
      if (why !== undefined) return { reason: why };
    }
    const { state: terms } = await load(insurerTerms, known.insurerId);
    return {
      loadId: id,
      sheet: state.sheet ?? '',
      by,
      policyId: state.policyId,
      policy: known,
      terms,
      now,
      chain: { correlationId: metadata.$correlationId },
    };
  };

  /** Rows of ends need not name the holder: those of dependants have the one of their record, and join the family. */
  const withHolders = async (id: string, orders: readonly ReadOrder[]): Promise<readonly ReadOrder[]> => {
    const placed: ReadOrder[] = [];
    for (let at = 0; at < orders.length; at += portionSize) {
      const portion = orders.slice(at, at + portionSize);
      const known = await knownPeople(portion.map(({ personId }) => personId));
      const found = await aFewAtATime(portion, familiesAtOnce, async (one): Promise<ReadOrder> => {
        if (one.holderId !== undefined || !known.has(one.personId)) return one;
        const { state } = await load(insuredPerson, one.personId);
        const holderId = isRegistered(state) ? state.kinship?.holderId : undefined;
        return holderId === undefined ? one : { ...one, holderId };
      });
      placed.push(...found);
      await store.renew(id);
    }
    return placed;
  };

  const policyFactsOf = async ({ policyId }: KnownLoad): Promise<PolicyFacts | undefined> => {
    const { state: known } = await load(policy, policyId);
    if (!isKnown(known)) return undefined;
    const { state: terms } = await load(insurerTerms, known.insurerId);
    const today = dayInZone(now(), countryOf(known.country).timeZone);
    return { policy: known, today, retroactiveDays: termsOn(terms, today).retroactiveDays };
  };

  const planOf = async (id: string, state: KnownLoad) => {
    const facts = await policyFactsOf(state);
    const { orders, unread, unreadHolders } = await readLoadRows(state, store.rows(id), indexKey, facts);
    const placed = state.kind === 'cancellation' ? await withHolders(id, orders) : orders;
    const { families, repeated, crowded } = planRows(
      placed.map((row) => ({
        row,
        personId: row.personId,
        holderId: row.holderId,
        until: row.order.kind === 'cancellation' ? row.order.until : undefined,
      })),
    );
    const twice = repeated.map(({ row: { row, personId, warnings }, other }): RowResult => ({
      row,
      personId,
      warnings,
      outcome: 'repeated',
      errors: { row: `La fila ${other.row} corresponde a la misma persona: deja solo una de las dos.` },
    }));
    const tooMany = crowded.map(({ row, personId, warnings }): RowResult => ({
      row,
      personId,
      warnings,
      outcome: 'refused',
      errors: {
        holderLegalId: `El archivo puede incluir ${mostMembers} cargas de un mismo titular como máximo.`,
      },
    }));
    // Who depends on a holder whose row can’t be read, or who has two, waits.
    const refusedHolders = new Map([
      ...unreadHolders,
      ...repeated.map(({ row }) => [row.personId, row.row] as const),
    ]);
    return {
      portions: portionsOf(families, portionSize),
      refused: [...unread, ...twice, ...tooMany],
      refusedHolders,
    };
  };
  type Plan = Awaited<ReturnType<typeof planOf>>;

  const decidePortion = async (
    facts: LoadFacts,
    { refusedHolders }: Plan,
    portion: Plan['portions'][number],
    isTrial: boolean,
  ) => {
    const rows = portion.flatMap((family) => family.rows);
    const people = new Set(rows.flatMap(({ personId, holderId }) => [personId, holderId ?? personId]));
    const known = await knownPeople([...people]);
    const isNew = isNewTo(known);
    if (!isTrial) {
      const registered = rows.filter(
        ({ order, personId }) => order.kind === 'activation' && !known.has(personId),
      );
      // Each would ask for a key alone; those who ask together are given theirs by one statement.
      for (let at = 0; at < registered.length; at += keysAtOnce)
        await Promise.all(registered.slice(at, at + keysAtOnce).map(({ personId }) => keys.ensure(personId)));
    }
    const commandsOf = () => (isTrial ? onTrial(loadKnown(load, isNew)) : forGood(handle, load, isNew));
    const decide = decideRow(facts);
    const results = await aFewAtATime(portion, familiesAtOnce, (family) =>
      decideFamily({ commands: commandsOf(), decide, refusedHolders, onError }, family),
    );
    return results.flat();
  };

  const fail = async (say: ReturnType<typeof tell>, { reason }: Stopped): Promise<true> => {
    await say(failLoad(reason));
    return true;
  };

  /** @returns whether it came to its end */
  const tryAll = async (
    id: string,
    state: KnownLoad,
    metadata: EventMetadata,
    stopping: AbortSignal,
  ): Promise<boolean> => {
    const say = tell(id, state, metadata);
    const facts = await factsOf(id, state, metadata);
    if ('reason' in facts) return fail(say, facts);
    await store.keepCorrections(id, unlessErased(state.corrections) ?? {});
    const plan = await planOf(id, state);
    await store.renew(id);
    await store.record(id, plan.refused);
    let sum = countsOf(plan.refused);
    for (const portion of plan.portions) {
      if (stopping.aborted) return false;
      const { state: stands } = await loadOf(id);
      if (!isKnownLoad(stands) || stands.revision !== state.revision || stands.step !== 'trying') return true;
      const results = await decidePortion(facts, plan, portion, true);
      await store.record(id, results);
      const { ok, same, refused } = countsOf(results);
      sum = { ok: sum.ok + ok, same: sum.same + same, refused: sum.refused + refused };
      await store.renew(id);
    }
    await say(recordTrial(state.revision, sum));
    return true;
  };

  const runAll = async (
    id: string,
    state: KnownLoad,
    metadata: EventMetadata,
    stopping: AbortSignal,
  ): Promise<boolean> => {
    const say = tell(id, state, metadata);
    const plan = await planOf(id, state);
    await store.renew(id);
    // The first portion is of the rows that nothing can be asked for; those of families follow, in the same order always.
    for (let portion = state.portions; portion <= plan.portions.length; portion += 1) {
      if (stopping.aborted) return false;
      const { state: stands } = await loadOf(id);
      if (!isKnownLoad(stands) || stands.step !== 'running') return true;
      const facts = await factsOf(id, state, metadata);
      if ('reason' in facts) return fail(say, facts);
      const results =
        portion === 0 ? plan.refused : await decidePortion(facts, plan, plan.portions[portion - 1]!, false);
      await store.record(id, results);
      await say(recordPortion(portion, countsOf(results)));
      await store.renew(id);
    }
    await say(finishLoad());
    return true;
  };

  return async (claimed: ClaimedLoad, stopping: AbortSignal): Promise<void> => {
    const { id, old } = claimed;
    for (;;) {
      const { state, first } = await loadOf(id);
      // Who told of work before it was in the log tells again afterwards.
      if (!isKnownLoad(state) || !first) return old ? store.drop(id) : store.done(claimed, false);
      if (state.step !== 'trying' && state.step !== 'running') {
        if (state.step === 'failed' || state.step === 'withdrawn') await store.forget(id);
        return store.done(claimed, isOver(state));
      }
      const isDone = await (state.step === 'trying' ? tryAll : runAll)(id, state, first, stopping);
      if (!isDone || stopping.aborted) return store.release(id);
    }
  };
};
