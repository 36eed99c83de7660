/** One's own exports: asked for, listed, and given out while they are there. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { downloadExport, exported, type ExportFormat, exportFormats } from '@cotejo/core/exports';
import { actorOf, homeCountry, may } from '@cotejo/core/identity';
import { HttpProblem, problem } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { sql, whereAny } from '../kit/sql.ts';
import { type ExportStore, type StoredExport } from './export-store.ts';
import { type ExportSource } from '../kit/export/source.ts';
import { stillCovers } from './file-scope.ts';
import { exportRule } from './scope.ts';
import { type ExportRunner } from './runner.ts';
import { type ExportRequest, type ExportSealing, openPart, openRequest, sealRequest } from './sealing.ts';

/** The export sources of all contexts; complete once all are registered. */
export type Sources = () => readonly ExportSource[];

/** What the routes need: the tables, the keys, and who does the work. */
export type Exports = {
  readonly store: ExportStore;
  readonly sealing: ExportSealing;
  readonly runner: ExportRunner;
  readonly sources: Sources;
  readonly handle: HandleCommand;
};

const statuses = ['waiting', 'running', 'done', 'failed'] as const;
const filtersOf = (resources: readonly string[]) => ({
  id: uuids.optional(),
  resource: oneOf(resources).optional(),
  status: oneOf(statuses).optional(),
});
type Filters = ReturnType<typeof filtersOf>;
export const exportList = (resources: readonly string[]): ListShape<Filters> => ({
  filters: filtersOf(resources),
  sorts: { at: 'export.at', id: 'export.id' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'export.id',
});

export const exportSchema = z.object({
  id: z.uuid(),
  resource: z.string(),
  format: z.enum(exportFormats),
  status: z.enum(statuses),
  rows: z.int().describe('las que ya están en el archivo'),
  total: z.int().nullable().describe('las que tendrá'),
  bytes: z.int().nullable(),
  at: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable().describe('hasta cuándo se puede descargar'),
  error: z.string().nullable(),
});
export type ExportRow = z.infer<typeof exportSchema>;

const rowOf = (stored: StoredExport): ExportRow => {
  const { id, resource, format, status, rows, total, bytes, at, error } = stored;
  return {
    id,
    resource,
    format,
    status,
    rows,
    total,
    bytes: status === 'done' ? Number(bytes) : null,
    at: at.toISOString(),
    finishedAt: stored.finished_at?.toISOString() ?? null,
    expiresAt: stored.expires_at?.toISOString() ?? null,
    error,
  };
};

export const findExports = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<Filters>,
): Promise<Page<ExportRow>> => {
  const own = whereSeen(sql('exports.export'), exportRule, viewer, { user: 'export.user_id' });
  const matching = whereAny(own, {
    'export.id': filter.id,
    'export.resource': filter.resource,
    'export.status': filter.status,
  });
  const page = await findPage<StoredExport>(pool, { matching, columns: '*' }, slice);
  return { ...page, rows: page.rows.map(rowOf) };
};

export const findExport = async (
  { store }: Pick<Exports, 'store'>,
  viewer: Viewer,
  id: string,
): Promise<ExportRow | undefined> => {
  const stored = await store.find(id, viewer);
  return stored && rowOf(stored);
};

/** Files of one person that are not finished: they are made one after the other. */
export const mostWaiting = 10;
/** Files of one person that are kept at the same time. */
export const mostKept = 50;

type Order = Omit<ExportRequest, 'actedBy'> & {
  readonly resource: string;
  readonly format: ExportFormat;
};

const tooMany = (keepsTooMany: boolean): HttpProblem => {
  const [words, seconds] = keepsTooMany
    ? [`Ya tienes ${mostKept} archivos. Aguarda a que venza alguno.`, '3600']
    : ['Ya tienes varias exportaciones en espera. Aguarda a que terminen.', '30'];
  return new HttpProblem(problem(429, 'TOO_MANY_REQUESTS', words), { 'retry-after': seconds });
};

/** Whether an export is of what is asked for now; of one whose key is gone nobody knows. */
const isAsAsked = (sealing: ExportSealing, stored: StoredExport, { resource, format, ...request }: Order) => {
  const { id, wrapped_key: wrapped } = stored;
  if (stored.resource !== resource || stored.format !== format) return false;
  if (wrapped === '') return true;
  const { actedBy: _, ...before } = openRequest(sealing.unwrap(id, wrapped), id, stored.request);
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify(request)));
};

const keyReused = problem(
  422,
  'IDEMPOTENCY_KEY_REUSED',
  'Esta clave ya se usó para otra exportación. Pídela con una clave nueva.',
);

/**
 * @param id the same again asks for the same file
 * @throws HttpProblem 429 when too many are waiting or kept, 422 where the id is that of another order
 */
export const askForExport = async (
  { store, sealing, runner }: Exports,
  viewer: Viewer,
  order: Order,
  id: string = randomUUID(),
): Promise<string> => {
  const isThere = async (): Promise<boolean> => {
    const stored = await store.find(id, viewer);
    if (stored && !isAsAsked(sealing, stored, order)) throw new HttpProblem(keyReused);
    return stored !== undefined;
  };
  if (await isThere()) return id;
  const { resource, format, ...request } = order;
  const { key, wrapped } = sealing.newKey(id);
  const { actedBy } = viewer;
  const sealed = sealRequest(key, id, { ...request, ...(actedBy && { actedBy }) });
  const added = { id, user_id: viewer.id, resource, format, wrapped_key: wrapped, request: sealed };
  const outcome = await store.add(added, { waiting: mostWaiting, kept: mostKept });
  if (outcome === 'added') await store.tell(added);
  else if (!(await isThere())) throw tooMany(outcome === 'full');
  runner.wake();
  return id;
};

export type ExportFile = {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Buffer>;
};

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `Solicitudes 2026-03-02 1500.csv`, in UTC. */
const nameOf = ({ name }: ExportSource, { format, at }: StoredExport): string =>
  `${name} ${at.toISOString().slice(0, 16).replace('T', ' ').replace(':', '')}.${format}`;

/**
 * One's own file, part by part; that it is given out is recorded first.
 * @returns nothing for one that is not this person's, not ready, over, holds somebody who was erased since, or was made
 *   when this person saw more than today
 */
export const openExport = async (
  { store, sealing, handle, sources }: Exports,
  viewer: Viewer,
  id: string,
): Promise<ExportFile | undefined> => {
  const stored = await store.find(id, viewer);
  if (!stored?.run || stored.status !== 'done' || stored.wrapped_key === '') return undefined;
  const source = sources().find(({ resource }) => resource === stored.resource);
  if (!source?.permissions.every((permission) => may(viewer, permission))) return undefined;
  if (!stillCovers(source.scope(viewer), stored.scope)) return undefined;
  if (!stored.expires_at || stored.expires_at.getTime() <= Date.now()) return undefined;
  if ((await store.withErasedPeople([source], id)).length > 0) return undefined;
  const { run, bytes } = stored;
  const key = sealing.unwrap(id, stored.wrapped_key);
  await handle(exported, id, downloadExport(), {
    commandId: randomUUID(),
    actor: actorOf(viewer),
    country: homeCountry(viewer),
    now: new Date(),
    correlationId: id,
    causationId: id,
  });
  const content = async function* (): AsyncGenerator<Buffer> {
    for (let number = 0; ; number += 1) {
      const sealed = await store.part(id, run, number);
      if (!sealed) return;
      yield openPart(key, id, run, number, sealed);
    }
  };
  return {
    name: nameOf(source, stored),
    mediaType: mediaTypes[stored.format],
    bytes: Number(bytes),
    content: content(),
  };
};
