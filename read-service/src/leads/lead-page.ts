/** One lead with everything: as it is, or as it was at an instant. */
import { type Pool } from 'pg';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { asForgotten, type LeadRecord } from '@cotejo/core/lead-records';
import { type LeadEvent, lead, leadStream } from '@cotejo/core/leads';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type Viewer } from '../kit/http/bearer.ts';
import { rowsOf, sql } from '../kit/sql.ts';
import { leadRecords, type StoredLead } from './lead-records.ts';
import { onlyVisible } from './visible.ts';

const visibleLead = async (pool: Pool, viewer: Viewer, id: string): Promise<StoredLead | undefined> => {
  const columns = ['id', 'version', 'position', 'state'];
  const seen = onlyVisible(sql('read.lead').select(columns).where('lead.id', id), viewer);
  return (await rowsOf<StoredLead>(pool, seen))[0];
};

/** @returns nothing where there is no such lead, or none that this viewer may see */
export const findLead = async (pool: Pool, viewer: Viewer, id: string): Promise<LeadRecord | undefined> => {
  const found = await visibleLead(pool, viewer, id);
  return found && (await leadRecords(pool, [found], viewer))[0];
};

const past = 'Estás viendo la solicitud como estaba; vuelve al presente para cambiarla.';

/**
 * Folds the lead's events up to an instant, with the same `evolve` that decides about it.
 * Visibility is that of today: a former owner of a lead sees it no more.
 * @returns nothing where the lead can't be seen, or was not there yet
 */
export const findLeadAt = async (
  { pool, store, codec }: { pool: Pool; store: EventStore; codec: EventCodec },
  viewer: Viewer,
  id: string,
  at: Date,
): Promise<LeadRecord | undefined> => {
  if (!(await visibleLead(pool, viewer, id))) return undefined;
  const all = asForgotten(await codec.decode<LeadEvent>(lead.events, await store.readStream(leadStream(id))));
  const later = all.findIndex(({ metadata }) => Date.parse(metadata.occurredAt) > at.getTime());
  const until = later < 0 ? all : all.slice(0, later);
  const state = fold(lead, lead.initial, until);
  const last = until.at(-1);
  if (state.status === 'unknown' || !last) return undefined;
  const stored = { id, version: last.revision + 1, position: last.position, state };
  const [record] = await leadRecords(pool, [stored], viewer);
  const withdrawn = all.flatMap(({ type, data }) => (type === 'LeadFileWithdrawn' ? [data.fileId] : []));
  return (
    record && {
      ...record,
      files: record.files.map((file) =>
        withdrawn.includes(file.id) ? { ...file, isWithdrawn: true as const } : file,
      ),
      allowedCommands: record.allowedCommands.map(({ command }) => ({
        command,
        allowed: false,
        reason: past,
      })),
    }
  );
};
