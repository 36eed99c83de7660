/** `POST /api/employee-loads?policyId=…&kind=…&name=…`: takes a workbook of activations or cancellations. */
import {
  isKnownLoad,
  employeeLoad,
  guessedMapping,
  loadKinds,
  loadPermission,
  loadRule,
  mostLoadRows,
} from '@cotejo/core/employee-loads';
import { uploadLoad } from '@cotejo/core/employee-loads/server';
import { largestImport } from '@cotejo/core/catalogue-import';
import { refusalOf } from '@cotejo/core/records';
import { company, whyNothingNew } from '@cotejo/core/companies';
import { actorOf, sees, type Staff } from '@cotejo/core/identity';
import { type HandleCommand, type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { reject, rejectActor, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { refusals } from '@cotejo/core/kit/service';
import { type Limits } from '@cotejo/core/kit/limits';
import { cleanFileName, text } from '@cotejo/core/kit/validation';
import { whole } from '@cotejo/core/kit/fields';
import { isKnown, type KnownPolicy, policy } from '@cotejo/core/policies';
import { idsOf } from '@cotejo/core/reference/collective-tables';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer } from '../kit/http/answer.ts';
import { callerOf } from '../kit/http/callers.ts';
import { idempotencyKey, idempotencyKeyHeader } from '../kit/http/headers.ts';
import { validated } from '../kit/http/validated.ts';
import { fromStaff, type ReceivedFile } from '../kit/bodies/index.ts';
import { type About, fileName, readTable, takeFiles, type TableRow } from '../kit/tables/index.ts';
import { type FileRow, type LoadStore } from './load-store.ts';
import { isCell, preview, previewOf } from './preview.ts';

const bounds = { mostRows: mostLoadRows, largestPart: 128 * 1024 * 1024, mostColumns: 40 };
/** Titles that a load's event has room for. */
const mostHeadings = 200;
/** Characters of a row with its titles: hundreds of rows are in memory together where they are worked on, and where they are shown. */
const longestRow = 30_000;

const firstRepeated = (names: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
};

const previewQuery = z.object({
  name: fileName,
  policyId: z.uuid('Elige una póliza.').toLowerCase().describe('a qué póliza'),
  kind: z.enum(idsOf(loadKinds), 'Elige altas o bajas.'),
  sheet: text(100).optional().describe('de un libro; la primera hoja visible si falta'),
});
const query = previewQuery.extend({
  name: text(500).describe('como se llama el archivo'),
  headingRow: z.coerce
    .number()
    .pipe(whole(1, 1_000))
    .optional()
    .describe('la fila de los títulos; la primera con texto si falta'),
});
type PreviewQuery = z.output<typeof previewQuery>;
type OfPolicy = { readonly policy: KnownPolicy };
type Query = z.output<typeof query> & OfPolicy;

const received = z.object({
  id: z.uuid(),
  isNew: z.boolean().describe('false: ese archivo ya se había cargado'),
  uploadedAt: z.iso.datetime().describe('cuándo'),
  sheets: z.array(z.string()).describe('las hojas visibles del libro'),
});

export type UploadParts = {
  readonly load: LoadAggregate;
  readonly handle: HandleCommand;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly store: LoadStore;
  readonly signal: (loadId: string) => void;
};

/** A cell’s error is told of its heading, one of no column of the row. */
const fileRow = ({ row, values, errors = {} }: TableRow): FileRow => ({
  row,
  cells: Object.fromEntries(
    Object.entries(values).filter((one): one is [string, string | number] => isCell(one[1])),
  ),
  unread: errors,
});

/** @throws Rejection (422) at the first row that is too long */
async function* fileRows(rows: AsyncIterable<TableRow>): AsyncGenerator<FileRow> {
  for await (const row of rows) {
    const kept = fileRow(row);
    if (JSON.stringify(kept).length > longestRow)
      rejectInput({
        file: `La fila ${row.row} tiene más de ${longestRow} caracteres, con los títulos de sus columnas. Acorta sus textos o borra las columnas que no hacen falta.`,
      });
    yield kept;
  }
}

export const uploadRoutes =
  ({ load, handle, limits, now, store, signal }: UploadParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const uploads = limits('employee-loads', { uses: 30, within: 60_000 });
    const previews = limits('employee-load-previews', { uses: 60, within: 60_000 });
    const accepted = new WeakMap<FastifyRequest, Query>();
    const shown = new WeakMap<FastifyRequest, PreviewQuery & OfPolicy>();

    /** Who may not load files for this policy sends nothing in. @throws Rejection */
    const allowed = async <Sent extends PreviewQuery>(
      request: FastifyRequest,
      sent: z.ZodType<Sent>,
    ): Promise<Sent & OfPolicy> => {
      const wanted = validated(sent, request.query);
      const by = callerOf(request);
      const { state } = await load(policy, wanted.policyId);
      const held = isKnown(state) && { country: state.country, company: state.companyId };
      if (!held || !isKnown(state) || state.status === 'deleted' || !sees(loadRule, by, held))
        return rejectInput({ policyId: 'No existe esa póliza, o no puedes verla.' });
      const refused = refusalOf(loadPermission(wanted.kind), loadRule, held, by);
      if (refused !== undefined) rejectActor(refused);
      const why =
        wanted.kind === 'activation'
          ? whyNothingNew((await load(company, state.companyId)).state)
          : undefined;
      if (why !== undefined) reject('COMPANY_NOT_ACTIVE', why, { policyId: why });
      return { ...wanted, policy: state };
    };
    const accept = async (request: FastifyRequest): Promise<void> => {
      const wanted = await allowed(request, query);
      idempotencyKey(request);
      // Each time, for a repeat is as much to receive.
      await uploads.take(callerOf(request).id);
      accepted.set(request, wanted);
    };
    const acceptPreview = async (request: FastifyRequest): Promise<void> => {
      const wanted = await allowed(request, previewQuery);
      await previews.take(callerOf(request).id);
      shown.set(request, wanted);
    };

    /** The load that has this file, where one does. */
    const knownOf = async (id: string, sheets: readonly string[]) => {
      const { state } = await load(employeeLoad, id);
      return isKnownLoad(state)
        ? { id, isNew: false, uploadedAt: state.uploadedAt, sheets: [...sheets] }
        : undefined;
    };

    const keep = async (
      file: ReceivedFile,
      { policyId, kind, policy: { country, companyId }, name, sheet, headingRow }: Query,
      by: Staff,
      key: string,
    ): Promise<z.output<typeof received>> => {
      let about: About = { headings: [], notes: [] };
      const options = { country, bounds, ...(sheet && { sheet }), ...(headingRow && { headingRow }) };
      const rows = fileRows(readTable(file, options, (told) => (about = told)));
      const first = await rows.next();
      if (about.headings.length === 0)
        return rejectInput({ file: 'El archivo debe ser un libro de Excel (.xlsx) o un CSV con títulos.' });
      if (about.headings.length > mostHeadings)
        return rejectInput({ file: `El archivo tiene más de ${mostHeadings} columnas con título.` });
      const repeated = firstRepeated(about.headings);
      if (repeated !== undefined)
        return rejectInput({
          file: `Hay más de una columna «${repeated}». Deja una sola, o cámbiale el título.`,
        });
      const place = [about.sheet ?? '', about.headingRow ?? 0].join('/');
      const hash = await file.sha256(place);
      const identity = { policyId, kind, hash };
      return store.alone(identity, async () => {
        const wanted = uuidV5(key, `employee-load/${by.id}`);
        const id = await store.begin(wanted, by.id, identity);
        const known = await knownOf(id, about.sheets ?? []);
        if (known) return known;
        const all = (async function* () {
          if (!first.done) yield first.value;
          yield* rows;
        })();
        try {
          const count = await store.keepRows(id, all);
          const { headings, notes, sheets = [] } = about;
          const remembered = await store.rememberedMapping({ companyId, kind, headings });
          const at = now();
          const upload = {
            kind,
            country,
            companyId,
            policyId,
            fileName: cleanFileName(name),
            headings: [...headings],
            rows: count,
            notes: [
              ...notes,
              ...(headingRow === undefined || headingRow === 1
                ? []
                : [`Los títulos se leyeron en la fila ${headingRow}.`]),
              ...(remembered ? ['Las columnas se leyeron como en la última carga con estos títulos.'] : []),
            ],
            mapping: remembered ?? guessedMapping(kind, headings),
            ...(about.sheet && { sheet: about.sheet }),
          };
          await store.want(id);
          await handle(employeeLoad, id, uploadLoad(upload), {
            commandId: key,
            actor: actorOf(by),
            country,
            now: at,
          });
          signal(id);
          return { id, isNew: true, uploadedAt: at.toISOString(), sheets: [...sheets] };
        } catch (error) {
          // A file that turns out unreadable on the way leaves nothing behind.
          if (!(await knownOf(id, []))) await store.drop(id);
          throw error;
        }
      });
    };

    const showFirst = (file: ReceivedFile, { kind, sheet, policy: { country } }: PreviewQuery & OfPolicy) =>
      previewOf(file, kind, { country, bounds, ...(sheet && { sheet }) });

    const withFile = await takeFiles(app, fromStaff);
    app.post(
      '/api/employee-loads/preview',
      {
        bodyLimit: largestImport,
        config: { access: loadRule.permission },
        schema: {
          tags: ['Cargas masivas'],
          summary: 'Muestra las primeras filas de un archivo, sin guardar nada',
          description:
            'Para elegir la hoja y la fila de los títulos antes de subirlo. El cuerpo es el archivo tal cual o en un formulario, hasta 32 MB.',
          querystring: previewQuery,
          consumes: ['application/octet-stream', 'multipart/form-data'],
          response: {
            200: answer('Sus primeras filas', preview),
            ...refusals(400, 401, 403, 408, 409, 413, 415, 422, 429, 503),
          },
        },
        onRequest: acceptPreview,
      },
      async (request) => {
        const wanted = shown.get(request)!;
        return withFile(request, (file) => showFirst(file, wanted));
      },
    );
    app.post(
      '/api/employee-loads',
      {
        bodyLimit: largestImport,
        config: { access: loadRule.permission },
        schema: {
          tags: ['Cargas masivas'],
          summary: 'Sube un archivo de altas o de bajas de una póliza',
          description:
            'El cuerpo es el archivo tal cual o en un formulario, hasta 32 MB y 50.000 filas: XLSX o CSV. Sus filas se revisan después, sin cambiar nada; el mismo archivo otra vez responde la carga que ya hay.',
          querystring: query,
          headers: z.object({ 'idempotency-key': idempotencyKeyHeader }),
          consumes: ['application/octet-stream', 'multipart/form-data'],
          response: {
            201: answer('La carga', received),
            ...refusals(400, 401, 403, 408, 409, 413, 415, 422, 429, 503),
          },
        },
        onRequest: accept,
      },
      async (request, reply) => {
        const wanted = accepted.get(request)!;
        const kept = await withFile(request, (file) =>
          keep(file, wanted, callerOf(request), idempotencyKey(request)),
        );
        return reply.code(201).send(kept);
      },
    );
  };
