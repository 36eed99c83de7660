/** Rows of the read model as the console gets them: with names, and with what the viewer may do next. */
import { type Pool } from 'pg';
import { allowedLeadCommands, type LeadRecord, leadRow, type ReceivedLead } from '@cotejo/core/leads';
import { type Viewer } from '../http/bearer.ts';
import { namesOf, userOf } from '../identity/index.ts';

export type StoredLead = {
  readonly id: string;
  readonly version: number;
  readonly position: string;
  readonly state: ReceivedLead;
};

export const leadRecords = async (
  pool: Pool,
  leads: readonly StoredLead[],
  viewer: Viewer,
): Promise<readonly LeadRecord[]> => {
  const nameOf = await namesOf(
    pool,
    leads.flatMap(({ state }) => [state.executiveId, ...state.notes.map(({ by }) => userOf(by))]),
  );
  return leads.map(({ id, version, position, state }) => ({
    ...leadRow(id, state, { version, position }, nameOf),
    allowedCommands: allowedLeadCommands(state, viewer),
  }));
};
