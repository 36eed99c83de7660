/** Counts of coverages by policy, person and file, for commands that depend on them. */
import { type FileCounts } from '@cotejo/core/insurer-files';
import { type InsuredNeeds } from '@cotejo/core/policies';
import { coverageTable, openStatuses } from '@cotejo/core/policy-employees';
import { type Pool } from 'pg';

type InPolicy = InsuredNeeds & { readonly people: number };
type OfPerson = { readonly open: number; readonly wasActivated: boolean };

export type CoverageCounts = {
  /** Constraints of the people in a policy, and the number of people who were ever in it. */
  readonly inPolicy: (policyId: string) => Promise<InPolicy>;
  /** The number of a person's open coverages, and whether an insurer has ever activated one. */
  readonly ofPerson: (personId: string) => Promise<OfPerson>;
  /** The number of requests in a file for an insurer. */
  readonly inFile: (fileId: string) => Promise<FileCounts>;
};

export const nobodyInsured: CoverageCounts = {
  inPolicy: async () => ({ groups: [], people: 0 }),
  ofPerson: async () => ({ open: 0, wasActivated: false }),
  inFile: async () => ({ activations: 0, cancellations: 0 }),
};

const view = `read.${coverageTable.name}`;

/** Nobody is insured by what was declined, taken back, or over before it began. The last day of an open end is its first. */
const needs = `
  select min(covered_from) as from, count(distinct person_id)::int as people,
    max(greatest(covered_from, to_char(covered_until::date - 1, 'YYYY-MM-DD'))) as until,
    coalesce(array_agg(distinct coverage_group) filter (where coverage_group is not null), '{}') as groups
  from ${view} where policy_id = $1 and status <> all('{DECLINED,DECLINE}') and not annulled`;
const coverages = `
  select count(*) filter (where status = any($2))::int as open,
    coalesce(bool_or(status in ('ACTIVE', 'PROCESS_CANCELLATION', 'CANCELED')), false) as was_activated
  from ${view} where person_id = $1`;

const lines = `
  select count(*) filter (where status not in ('PROCESS_CANCELLATION', 'CANCELED'))::int as activations,
    count(*) filter (where status in ('PROCESS_CANCELLATION', 'CANCELED'))::int as cancellations
  from ${view} where file_id = $1`;

type Needs = { from: string | null; until: string | null; groups: string[]; people: number };

/** From the read model; as long as there is none of coverages, nobody has one. */
export const projectedCoverages = (pool: Pick<Pool, 'query'>): CoverageCounts => {
  const isThere = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      view,
    ]);
    return rows[0]!.there;
  };
  return {
    async inPolicy(policyId) {
      if (!(await isThere())) return nobodyInsured.inPolicy(policyId);
      const { from, until, ...counted } = (await pool.query<Needs>(needs, [policyId])).rows[0]!;
      return { ...counted, ...(from !== null && { from }), ...(until !== null && { until }) };
    },
    async ofPerson(personId) {
      if (!(await isThere())) return nobodyInsured.ofPerson(personId);
      type Counted = { open: number; was_activated: boolean };
      const { rows } = await pool.query<Counted>(coverages, [personId, openStatuses]);
      const { open, was_activated: wasActivated } = rows[0]!;
      return { open, wasActivated };
    },
    async inFile(fileId) {
      if (!(await isThere())) return nobodyInsured.inFile(fileId);
      return (await pool.query<FileCounts>(lines, [fileId])).rows[0]!;
    },
  };
};
