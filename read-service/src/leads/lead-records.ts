/** Rows of the read model as the console gets them: with names, and with what the viewer may do next. */
import { type Pool } from 'pg';
import { type AllowedLeadCommand, allowedLeadCommands, type ReceivedLead } from '@cotejo/core/leads';
import { type LeadListRow, type LeadRecord, leadRow, leads } from '@cotejo/core/lead-records';
import { type Viewer } from '../kit/http/bearer.ts';
import { namesOf, userOf } from '../kit/staff-names.ts';

export type StoredLead = {
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly state: ReceivedLead;
};

/**
 * Most leads of a page stand alike, and what may be done with one may be done with all of them. Of whose it is counts
 * what it is to the viewer: nobody's, one's own, one's team's, or somebody else's.
 */
const allowedCommandsFor = (viewer: Viewer): ((lead: ReceivedLead) => readonly AllowedLeadCommand[]) => {
  const known = new Map<string, readonly AllowedLeadCommand[]>();
  const team = new Set(viewer.team);
  const relation = (executiveId: string | null): string => {
    if (executiveId === null) return 'nobody';
    if (executiveId === viewer.id) return 'own';
    return team.has(executiveId) ? 'team' : 'other';
  };
  return (lead) => {
    const { country, statusId, executiveId, erased } = lead;
    const key = [country, statusId, relation(executiveId), erased].join(' ');
    const commands =
      known.get(key) ?? allowedLeadCommands({ country, statusId, executiveId, erased }, viewer);
    known.set(key, commands);
    return commands;
  };
};

export const leadRecords = async (
  pool: Pool,
  stored: readonly StoredLead[],
  viewer: Viewer,
): Promise<readonly LeadRecord[]> => {
  const nameOf = await namesOf(
    pool,
    stored.flatMap(({ state: { executiveId, notes, activities, files } }) => [
      executiveId,
      ...[...notes, ...activities, ...files].map(({ by }) => userOf(by)),
    ]),
  );
  const allowedCommands = allowedCommandsFor(viewer);
  return stored.map(({ id, version, position, state }) => ({
    ...leadRow(id, state, { version, position }, nameOf),
    allowedCommands: allowedCommands(state),
  }));
};

const ofPage = Object.keys(leads.pageColumns);
/** Overwrites what rows of lists leave out: an object that is put together name by name is sent in three times the time. */
const withoutPage = Object.fromEntries(ofPage.map((name) => [name, undefined]));

/** @returns the leads in the order of their ids, as far as they are there */
export const leadListRows = async (
  pool: Pool,
  ids: readonly string[],
  viewer: Viewer,
): Promise<readonly LeadListRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<StoredLead>({
    name: 'lead-list-rows',
    text: `select id, version, position, state - $2::text[] || '{"notes":[],"activities":[],"files":[]}' as state
           from read.lead where id = any($1)`,
    values: [ids, ofPage],
  });
  const records = await leadRecords(pool, rows, viewer);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? { ...record, ...withoutPage } : [];
  });
};
