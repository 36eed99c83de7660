/** Counters of each company's coverages by status: kept with every step, so that a count costs the same at any number. */
import { type Family } from '@cotejo/core/policy-employees';
import { type Sql } from '../kit/projector/index.ts';

export const coverageCountDefinition = `
  create table if not exists coverage_count (
    company_id text not null,
    country text not null,
    status text not null,
    coverages bigint not null,
    primary key (company_id, country, status)
  ) with (fillfactor = 50);
`;

/** A status that all have left keeps its row, and is not shown. */
export const coverageCountView = 'select * from coverage_count where coverages <> 0';

type Place = { readonly company_id: string; readonly country: string; readonly status: string };

const placesOf = (family: Family): readonly Place[] =>
  family.status === 'known'
    ? family.coverages.map(({ status }) => ({
        company_id: family.companyId,
        country: family.country,
        status,
      }))
    : [];

/** One statement a batch, of what it changes in all. */
export const countCoverages = async (
  steps: readonly { readonly before: Family; readonly after: Family }[],
  sql: Sql,
): Promise<void> => {
  const changes = new Map<string, Place & { coverages: number }>();
  const add = (place: Place, coverages: number): void => {
    const key = Object.values(place).join(' ');
    const change = changes.get(key) ?? { ...place, coverages: 0 };
    change.coverages += coverages;
    changes.set(key, change);
  };
  for (const { before, after } of steps) {
    for (const place of placesOf(before)) add(place, -1);
    for (const place of placesOf(after)) add(place, 1);
  }
  const changed = [...changes.values()].filter(({ coverages }) => coverages !== 0);
  if (changed.length === 0) return;
  await sql.query({
    name: 'coverage_count-add',
    text: `insert into coverage_count as counted
           select * from jsonb_populate_recordset(null::coverage_count, $1::jsonb)
           on conflict (company_id, country, status)
           do update set coverages = counted.coverages + excluded.coverages`,
    values: [JSON.stringify(changed)],
  });
};
