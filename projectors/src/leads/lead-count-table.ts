/** How many leads stand where: kept with every step, so that a count costs the same at ten leads and at a million. */
import { everybody, ownerOf } from '@cotejo/core/lead-records';
import { type Lead, type LeadEvent } from '@cotejo/core/leads';
import { type Sql, type Step } from '../kit/projector/index.ts';

/** One row per place where leads stand; once under their owner, and once under everybody. No substatus is 0. */
export const leadCountDefinition = `
  create table if not exists lead_count (
    owner uuid not null,
    country text not null,
    request_type_id int not null,
    status_id int not null,
    substatus_id int not null,
    leads bigint not null,
    primary key (owner, country, request_type_id, status_id, substatus_id)
  ) with (fillfactor = 50);
`;

/** A place that was left for good keeps its row, and is not shown. */
export const leadCountView = `
  select owner, country, request_type_id, status_id, nullif(substatus_id, 0) as substatus_id, leads
  from lead_count where leads <> 0`;

type Place = {
  readonly owner: string;
  readonly country: string;
  readonly request_type_id: number;
  readonly status_id: number;
  readonly substatus_id: number;
};

const placesOf = (lead: Lead): readonly Place[] => {
  if (lead.status === 'unknown') return [];
  const { country, requestTypeId, statusId, substatusId } = lead;
  return [ownerOf(lead), everybody].map((owner) => ({
    owner,
    country,
    request_type_id: requestTypeId,
    status_id: statusId,
    substatus_id: substatusId ?? 0,
  }));
};

/** What a batch changes in all: a lead that went to and fro changes nothing. */
const countChanges = (
  steps: readonly Pick<Step<Lead, LeadEvent>, 'before' | 'after'>[],
): readonly (Place & { readonly leads: number })[] => {
  const changes = new Map<string, Place & { leads: number }>();
  const add = (place: Place, leads: number): void => {
    const key = Object.values(place).join(' ');
    const change = changes.get(key) ?? { ...place, leads: 0 };
    change.leads += leads;
    changes.set(key, change);
  };
  for (const { before, after } of steps) {
    for (const place of placesOf(before)) add(place, -1);
    for (const place of placesOf(after)) add(place, 1);
  }
  return [...changes.values()].filter(({ leads }) => leads !== 0);
};

/** One statement a batch. */
export const countLeads = async (steps: Parameters<typeof countChanges>[0], sql: Sql): Promise<void> => {
  const changes = countChanges(steps);
  if (changes.length === 0) return;
  await sql.query({
    name: 'lead_count-add',
    text: `insert into lead_count as counted
           select * from jsonb_populate_recordset(null::lead_count, $1::jsonb)
           on conflict (owner, country, request_type_id, status_id, substatus_id)
           do update set leads = counted.leads + excluded.leads`,
    values: [JSON.stringify(changes)],
  });
};
