/** Leads that nobody has had yet, as far as an automation needs to know them: nothing of it tells who asked. */
import { type Wanted } from '@cotejo/core/assignment';
import { idOfStream, type Recorded, unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type Lead, lead, type LeadEvent, type ReceivedLead, withoutPerson } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { statusesIn } from '@cotejo/core/reference/lead-statuses';
import { toJson } from '../kit/projector/json.ts';
import { type Sql } from '../kit/projector/index.ts';

export const unassignedTable = `
  create table if not exists unassigned_lead (
    id uuid primary key,
    country text not null,
    since timestamptz not null,
    place bigint not null,
    referred_by text,
    waits boolean not null,
    settled boolean not null,
    meant_for uuid,
    state jsonb not null
  );
  create index if not exists unassigned_lead_waits on unassigned_lead (country, since, place) where waits;
  create index if not exists unassigned_lead_meant_for on unassigned_lead (meant_for);
`;

export type UnassignedLead = Wanted & {
  readonly id: string;
  /** When it came in, in the business's time, and where in the log. */
  readonly since: string;
  readonly place: string;
  /** Whether somebody should get it: it is new, and no test, duplicate or the like. */
  readonly waits: boolean;
  /** Whether what becomes of it is decided already, and only to be done. */
  readonly settled: boolean;
  /** The executive who is about to get it. */
  readonly meantFor: string | null;
  readonly state: ReceivedLead;
};

/** By the rule of an erasure, so that what becomes personal one day is left out here too. */
const impersonal = (state: ReceivedLead): ReceivedLead => ({
  ...withoutPerson(state),
  erased: state.erased,
  notes: [],
  activities: [],
  files: [],
});

const isWaiting = ({ executiveId, statusId }: ReceivedLead): boolean =>
  executiveId === null && statusesIn('new').includes(statusId);

/** How a lead that nobody had yet was moved by an event; `undefined` for one that somebody has had. */
export type Moved = { readonly before?: UnassignedLead; readonly after: UnassignedLead };

export type UnassignedLeads = {
  /** @returns the lead's move; its row goes when somebody has it */
  readonly follow: (event: Recorded<LeadEvent>) => Moved | undefined;
  /** Says what is decided about a lead. */
  readonly settle: (id: string, meantFor?: string) => void;
  /** Says that nothing is. */
  readonly unsettle: (id: string) => void;
  /** @returns those of some countries whom nobody is about to get, the longest waiting first */
  readonly waiting: (countries: readonly CountryCode[]) => Promise<readonly UnassignedLead[]>;
  /** @returns those that somebody is about to get, in some countries */
  readonly meantFor: (
    executiveId: string,
    countries: readonly CountryCode[],
  ) => Promise<readonly UnassignedLead[]>;
  readonly save: () => Promise<void>;
};

type Row = {
  id: string;
  country: CountryCode;
  since: Date;
  place: string;
  referred_by: string | null;
  waits: boolean;
  settled: boolean;
  meant_for: string | null;
  state: ReceivedLead;
};

const fromRow = (row: Row): UnassignedLead => ({
  id: row.id,
  country: row.country,
  since: row.since.toISOString(),
  place: row.place,
  ...(row.referred_by !== null && { referredBy: row.referred_by }),
  waits: row.waits,
  settled: row.settled,
  meantFor: row.meant_for,
  state: row.state,
});

const toRow = (one: UnassignedLead) => ({
  id: one.id,
  country: one.country,
  since: one.since,
  place: one.place,
  referred_by: one.referredBy ?? null,
  waits: one.waits,
  settled: one.settled,
  meant_for: one.meantFor,
  state: one.state,
});

const received = (event: Recorded<LeadEvent>, state: ReceivedLead): UnassignedLead => {
  const referredBy = unlessErased(state.referral)?.executiveId;
  return {
    id: idOfStream(event.stream),
    country: state.country,
    since: state.fecha,
    place: event.position,
    ...(referredBy !== undefined && { referredBy }),
    waits: isWaiting(state),
    settled: false,
    meantFor: null,
    state: impersonal(state),
  };
};

export const loadUnassigned = async (
  events: readonly Recorded<LeadEvent>[],
  sql: Sql,
): Promise<UnassignedLeads> => {
  const leads = new Map<string, UnassignedLead>();
  const changed = new Set<string>();
  const take = (rows: readonly Row[]): readonly UnassignedLead[] =>
    rows.map((row) => {
      const one = fromRow(row);
      leads.set(one.id, one);
      return one;
    });
  const change = (id: string, part: Partial<UnassignedLead>): void => {
    const one = leads.get(id);
    if (!one) return;
    leads.set(id, { ...one, ...part });
    changed.add(id);
  };

  const save = async (): Promise<void> => {
    if (changed.size === 0) return;
    const [kept, gone]: [UnassignedLead[], string[]] = [[], []];
    for (const id of changed) {
      const one = leads.get(id);
      if (one) kept.push(one);
      else gone.push(id);
    }
    changed.clear();
    await sql.query({
      name: 'unassigned-drop',
      text: 'delete from unassigned_lead where id = any($1)',
      values: [gone],
    });
    await sql.query({
      name: 'unassigned-save',
      text: `insert into unassigned_lead select * from jsonb_populate_recordset(null::unassigned_lead, $1::jsonb)
             on conflict (id) do update
             set waits = excluded.waits, settled = excluded.settled, meant_for = excluded.meant_for, state = excluded.state`,
      values: [toJson(kept.map(toRow))],
    });
  };

  const ids = [...new Set(events.map(({ stream }) => idOfStream(stream)))];
  const known = await sql.query<Row>({
    name: 'unassigned',
    text: 'select * from unassigned_lead where id = any($1)',
    values: [ids],
  });
  take(known.rows);

  return {
    save,
    follow(event) {
      const id = idOfStream(event.stream);
      const before = leads.get(id);
      // One that is not known here has somebody already, and never has nobody again.
      if (!before && event.type !== 'LeadReceived') return undefined;
      const state: Lead = lead.evolve(before?.state ?? lead.initial, event, event.metadata);
      if (state.status === 'unknown') return undefined;
      const after = before
        ? { ...before, waits: isWaiting(state), state: impersonal(state) }
        : received(event, state);
      if (state.executiveId === null) leads.set(id, after);
      else leads.delete(id);
      changed.add(id);
      return { ...(before && { before }), after };
    },
    settle: (id, meantFor) => change(id, { settled: true, meantFor: meantFor ?? null }),
    unsettle: (id) => change(id, { settled: false, meantFor: null }),
    async waiting(countries) {
      await save();
      const { rows } = await sql.query<Row>(
        `select * from unassigned_lead where waits and not settled and country = any($1) order by since, place`,
        [countries],
      );
      return take(rows);
    },
    async meantFor(executiveId, countries) {
      await save();
      const { rows } = await sql.query<Row>(
        `select * from unassigned_lead where meant_for = $1 and country = any($2) order by since, place`,
        [executiveId, countries],
      );
      return take(rows);
    },
  };
};
