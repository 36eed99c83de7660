/** What the console asks of loads beside their lists: grouped problems, the workbook of what failed, and the template. */
import {
  loadColumns,
  loadHint,
  loadKinds,
  loadRule,
  mappedCells,
  mostLoadRows,
  type LoadField,
  type LoadRow,
} from '@cotejo/core/employee-loads';
import { templateChoices } from '@cotejo/core/employee-loads/server';
import { refusals } from '@cotejo/core/kit/service';
import { idsOf, nameIn } from '@cotejo/core/reference/collective-tables';
import { type Pool } from 'pg';
import { z } from 'zod';
import { attachmentHeaders } from '../kit/http/attachment.ts';
import { minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { type TypedApp } from '../kit/http/validation.ts';
import { findOne } from '../kit/list/listing.ts';
import { recordAccess } from '../kit/access-log.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { raw, rowsOf } from '../kit/sql.ts';
import { type FormColumn, xlsxForm } from '../kit/spreadsheet/xlsx-form.ts';
import { xlsxWriter } from '../kit/spreadsheet/xlsx.ts';
import { failed, openRows, rowColumnNames, rowFrom, type RowParts } from './load-rows.ts';
import { loadListing } from './loads.ts';
import { loadPolicyListing } from './policies.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const missing = 'No existe esa carga, o no puedes verla.';
/** Rows that are opened at one time. */
const batch = 1_000;
/** Kinds of problems that are told: whoever has more corrects these first. */
const mostProblems = 100;

/** Columns that the workbook of what failed has beside the file's own. */
const [rowLabel, whyLabel] = ['Fila de la carga', 'Motivo del rechazo'] as const;

const problems = z.array(
  z.object({
    field: z.string().describe('row es la fila misma'),
    message: z.string(),
    count: z.int(),
  }),
);

/** A row as its file had it, with what was written over it, its number and why it failed. */
const failedCells = (
  headings: readonly string[],
  mapping: Readonly<Record<string, string>>,
  { row, cells, corrected, errors }: LoadRow,
): (string | number | null)[] => {
  const byField = mappedCells(mapping, cells ?? {}, corrected);
  const over = Object.fromEntries(
    Object.entries(mapping).map(([field, heading]) => [heading, byField[field as LoadField]]),
  );
  const why = Object.entries(errors).map(([field, message]) =>
    mapping[field] === undefined ? message : `${mapping[field]}: ${message}`,
  );
  return [...headings.map((heading) => over[heading] ?? cells?.[heading] ?? null), row, why.join(' ')];
};

type Parts = RowParts & { readonly pool: Pool; readonly positions: Positions };

export const loadRoutes = (app: TypedApp, parts: Parts): void => {
  const { pool, positions } = parts;
  const config = { access: loadRule.permission };
  const params = z.object({ id: uuid });
  const common = { tags: ['Consola'], headers: minPositionHeader, params };

  app.get(
    '/api/console/employee-loads/:id/problems',
    {
      schema: {
        ...common,
        summary: 'Los errores de una carga, cada uno con cuántas filas lo tienen',
        response: { 200: problems, ...refusals(400, 401, 403, 404, 503) },
      },
      config,
    },
    async (request, reply) => {
      const freshness = await awaitPosition(request, reply, positions, 'employee-loads');
      const load = await findOne(pool, loadListing, request.viewer, request.params.id);
      if (!load) throw notThere(freshness, missing);
      const { rows } = await pool.query<z.output<typeof problems>[number]>(
        `select one.key as field, one.value as message, count(*)::int as count
         from files.load_row r, jsonb_each_text(r.errors) one
         where r.load_id = $1 and ${failed} group by 1, 2 order by 3 desc, 1, 2 limit ${mostProblems}`,
        [load.id],
      );
      return rows;
    },
  );

  app.get(
    '/api/console/employee-loads/:id/failed-rows',
    {
      schema: {
        ...common,
        summary: 'Un libro con las filas que fallaron, para corregirlas y cargarlas de nuevo',
        response: { 200: z.any().describe('XLSX'), ...refusals(400, 401, 403, 404, 503) },
      },
      config,
    },
    async (request, reply) => {
      const { viewer } = request;
      const freshness = await awaitPosition(request, reply, positions, 'employee-loads');
      const load = await findOne(pool, loadListing, viewer, request.params.id);
      if (!load) throw notThere(freshness, missing);
      await recordAccess(parts, viewer, 'employee-loads', 'rows', load);
      const headings = load.headings.filter((heading) => heading !== rowLabel && heading !== whyLabel);
      const writer = xlsxWriter(nameIn(loadKinds, load.kind), [...headings, rowLabel, whyLabel]);
      const file = [await writer.begin()];
      for (let last = -1; ;) {
        const query = rowFrom()
          .where(raw(`r.load_id = ? and r.row > ? and ${failed}`, [load.id, last]))
          .select(raw(rowColumnNames))
          .orderByRaw('r.row')
          .limit(batch);
        const found = await rowsOf<Parameters<typeof openRows>[1][number]>(pool, query);
        const rows = await openRows(parts, found);
        file.push(await writer.rows(rows.map((row) => failedCells(headings, load.mapping, row))));
        if (found.length < batch) break;
        last = found.at(-1)!.row;
      }
      file.push(await writer.end());
      const name = `${load.fileName.replace(/\.\w{1,5}$/, '')} - rechazadas.xlsx`;
      return reply.headers(attachmentHeaders(name, workbook)).send(Buffer.concat(file));
    },
  );

  app.get(
    '/api/console/employee-load-template',
    {
      schema: {
        tags: ['Consola'],
        summary: 'La plantilla de altas o de bajas: un libro con sus columnas, sus listas y una ayuda',
        querystring: z.object({
          kind: z.enum(idsOf(loadKinds), 'Elige altas o bajas.').describe('de qué es la plantilla'),
          policyId: uuid.optional().describe('la póliza: de su país son los ejemplos, y suyos los grupos'),
        }),
        response: { 200: z.any().describe('XLSX'), ...refusals(400, 401, 403) },
      },
      config,
    },
    async (request, reply) => {
      const { kind, policyId } = request.query;
      const policy = policyId && (await findOne(pool, loadPolicyListing, request.viewer, policyId));
      const of = policy || undefined;
      const columns = loadColumns[kind].map((column): FormColumn => {
        const { field, heading, isRequired } = column;
        const list = templateChoices(field, of);
        return {
          label: heading,
          hint: [isRequired ? 'Obligatoria.' : undefined, loadHint(column, of?.country)]
            .filter(Boolean)
            .join(' '),
          ...(list && { choices: list }),
          ...(field === 'restrictions' && { hasSeveral: true }),
        };
      });
      const name = `Plantilla de ${nameIn(loadKinds, kind).toLowerCase()}.xlsx`;
      return reply.headers(attachmentHeaders(name, workbook)).send(await xlsxForm(columns, mostLoadRows + 1));
    },
  );
};
