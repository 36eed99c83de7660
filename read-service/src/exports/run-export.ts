/** Works one export off: as the person who asked, with what that person may see when it runs. */
import { randomUUID } from 'node:crypto';
import { type HandleCommand, uuidV5 } from '@cotejo/core/kit/command-handling';
import {
  exported,
  exportedRecords,
  failExport,
  finishExport,
  recordExported,
  requestExport,
} from '@cotejo/core/exports';
import { actorOf, askerNow, homeCountry, may, type Staff } from '@cotejo/core/identity';
import { internal, isOutage } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ExportStore, type StoredExport } from './export-store.ts';
import { Interrupted, makeFile } from './make-file.ts';
import { type ExportRequest, type ExportSealing, openRequest } from './sealing.ts';
import { type Sources } from './exports.ts';

export type ExportParts = {
  readonly pool: Pool;
  readonly database: string;
  readonly store: ExportStore;
  readonly sealing: ExportSealing;
  readonly handle: HandleCommand;
  readonly sources: Sources;
  readonly onError: (error: unknown) => void;
};

/** Tries of one export that fails for no reason that passes by itself, or whose process dies each time. */
export const mostAttempts = 3;

/** Why there is no file: a code for the log, words for whoever asked. */
export const reasons = {
  NOT_ALLOWED: 'Ya no tienes permiso para exportar estos datos.',
  TOO_LARGE: 'El archivo sería demasiado grande para este formato. Expórtalo como CSV o filtra más.',
  PERSON_ERASED:
    'El archivo tenía datos de una persona que pidió borrarlos, y se destruyó. Vuelve a exportar.',
  GIVEN_UP:
    'El archivo no se pudo terminar después de varios intentos. Filtra más, o vuelve a exportar más tarde.',
  INTERNAL: internal.message,
} as const;
type Reason = keyof typeof reasons;

/** Somebody who may come in now. */
const findActive =
  (pool: Pool) =>
  async (id: string): Promise<Staff | undefined> => {
    const active = `select id, roles, countries, team, companies, partners from read.staff_member where id = $1 and status = 'active'`;
    return (await pool.query<Staff>(active, [id])).rows[0];
  };

/** The person who asked, as of now; nothing for who may not come in any more. */
const asker = async (
  pool: Pool,
  { user_id: id }: StoredExport,
  { actedBy }: ExportRequest,
): Promise<Viewer | undefined> => {
  const staff = await askerNow(findActive(pool), { id, ...(actedBy && { actedBy }) });
  return staff && { ...staff, until: new Date(Number.MAX_SAFE_INTEGER / 2) };
};

const reasonOf = (error: unknown): Reason => (error instanceof RangeError ? 'TOO_LARGE' : 'INTERNAL');

export const runExport = (parts: ExportParts) => {
  const { pool, store, sealing, handle, sources, onError } = parts;

  const context = (viewer: Viewer, commandId: string, id: string) => ({
    commandId,
    actor: actorOf(viewer),
    country: homeCountry(viewer),
    now: new Date(),
    correlationId: id,
    causationId: id,
  });
  const bySystem = (id: string) => ({
    commandId: randomUUID(),
    actor: { kind: 'system', automation: 'run-export' } as const,
    country: 'INT' as const,
    now: new Date(),
    correlationId: id,
    causationId: id,
  });

  /** Into the log what the table says already; whoever dies in between leaves it to the next. */
  const announce = async (stored: StoredExport, decided: 'finished' | Reason): Promise<void> => {
    const file = { rows: stored.rows, bytes: Number(stored.bytes) };
    const decide = decided === 'finished' ? finishExport(file) : failExport(decided);
    await handle(exported, stored.id, decide, bySystem(stored.id));
    await store.announced(stored.id);
    await store.tell(stored);
  };

  /** Destroys what was made, and says why. */
  const fail = async (id: string, reason: Reason): Promise<void> => {
    const failed = await store.fail(id, reasons[reason]);
    if (failed) await announce(failed, reason);
  };

  const make = async (stored: StoredExport, run: string, stopping: AbortSignal): Promise<void> => {
    const { id, resource, format } = stored;
    const key = sealing.unwrap(id, stored.wrapped_key);
    const request = openRequest(key, id, stored.request);
    const viewer = await asker(pool, stored, request);
    const source = sources().find((one) => one.resource === resource);
    if (!viewer || !source?.permissions.every((permission) => may(viewer, permission)))
      return fail(id, 'NOT_ALLOWED');
    const { filter, zone } = request;
    const asked = { resource, format, filteredBy: Object.keys(filter), ...(zone && { zone }) };
    await handle(exported, id, requestExport(asked), context(viewer, id, id));
    await store.begin(id, run, source.scope(viewer));
    await store.tell(stored);
    const record = async (number: number, ids: readonly string[]): Promise<void> => {
      const portionId = uuidV5(run, String(number));
      const decide = recordExported({ exportId: id, aggregate: source.aggregate, ids });
      await handle(exportedRecords, portionId, decide, context(viewer, portionId, id));
    };
    const order = { stored, run, key, request, viewer, source };
    const { rows, bytes } = await makeFile({ ...parts, record, stopping }, order);
    if (await store.finish(id, run, rows, bytes))
      await announce({ ...stored, rows, bytes: String(bytes) }, 'finished');
  };

  const asReason = (error: string | null): Reason =>
    (Object.keys(reasons) as Reason[]).find((reason) => reasons[reason] === error) ?? 'INTERNAL';

  return {
    fail,
    /** @param run an id of its own for this try */
    async run(stored: StoredExport, run: string, stopping: AbortSignal): Promise<void> {
      try {
        if (stored.status === 'done') return await announce(stored, 'finished');
        if (stored.status === 'failed') return await announce(stored, asReason(stored.error));
        // Nobody told how the tries before ended: their processes died, and this one would be the next.
        if (stored.attempts > mostAttempts) return await fail(stored.id, 'GIVEN_UP');
        await make(stored, run, stopping);
      } catch (error) {
        const release = (counts: boolean) => store.release(stored.id, stored.run ?? run, counts);
        if (error instanceof Interrupted) return void (await release(false));
        onError(error);
        const isOver = error instanceof RangeError || stored.attempts >= mostAttempts;
        const passes = isOutage(error) || stored.status !== 'running';
        if (isOver && !passes) await fail(stored.id, reasonOf(error));
        else await release(!passes);
      }
    },
  };
};
