/** Loads as they are stored and shown, and their rows as they are shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { bulkLoadStatuses } from '../reference/collective-statuses.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { type LoadField, loadKinds } from './columns.ts';
import { type KnownLoad, type LoadCounts, loadCommands, loadSteps } from './employee-load.ts';

const count = (described: string) => column('int', z.int().describe(described));

export const employeeLoadTable = table({
  name: 'employee_load',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    kind: column('text', z.enum(idsOf(loadKinds))),
    country: column('text', z.enum(countryCodes)),
    companyId: column('text', z.string()),
    policyId: column('uuid', z.uuid()),
    fileName: column('text', z.string()),
    sheet: column('text', z.string().nullable().describe('la hoja que se leyó')),
    headings: column('text[]', z.array(z.string())),
    notes: column('text[]', z.array(z.string()).describe('lo que conviene saber del archivo')),
    mapping: column('jsonb', z.record(z.string(), z.string()).describe('el título de cada campo')),
    status: column('text', z.enum(idsOf(bulkLoadStatuses))),
    step: column('text', z.enum(loadSteps)),
    total: count('filas del archivo'),
    triedOk: count('de la última revisión, las que harán algo'),
    triedSame: count('las que ya están así o quedan fuera'),
    triedRefused: count('las que se rechazan'),
    doneOk: count('hechas'),
    doneSame: count('que ya estaban así o quedaron fuera'),
    doneRefused: count('rechazadas'),
    reason: column('text', z.string().nullable().describe('por qué no se pudo procesar')),
    uploadedBy: column('uuid', z.uuid().nullable()),
    uploadedAt: column('timestamptz', z.iso.datetime()),
    endedAt: column('timestamptz', z.iso.datetime().nullable()),
  },
  hidden: { searchText: column('text', z.string()) },
  indexes: [
    'uploaded_at nulls first, id',
    'company_id, uploaded_at nulls first, id',
    'country, uploaded_at nulls first, id',
    'policy_id, uploaded_at nulls first, id',
    'status, uploaded_at nulls first, id',
  ],
  searched: ['search_text'],
});
export type EmployeeLoadRow = RowOf<typeof employeeLoadTable>;

export const employeeLoadRecordSchema = employeeLoadTable.row.extend({
  companyName: z.string().nullable(),
  policyNumber: z.string().nullable(),
  uploadedByName: z.string().nullable(),
  allowedCommands: allowedCommandsSchema(loadCommands),
});
export type EmployeeLoadRecord = Readonly<z.infer<typeof employeeLoadRecordSchema>>;

const statusOf = ({ step }: Pick<KnownLoad, 'step'>): EmployeeLoadRow['status'] => {
  if (step === 'finished') return 'ACTIVE';
  if (step === 'withdrawn') return 'CANCELLED';
  return step === 'failed' ? 'FAIL' : 'IN_PROGRESS';
};

export const employeeLoadValues = (id: string, load: KnownLoad): ValuesOf<typeof employeeLoadTable> => {
  const tried: LoadCounts = load.tried ?? { ok: 0, same: 0, refused: 0 };
  return {
    id,
    kind: load.kind,
    country: load.country,
    companyId: load.companyId,
    policyId: load.policyId,
    fileName: load.fileName,
    sheet: load.sheet ?? null,
    headings: [...load.headings],
    notes: [...load.notes],
    mapping: { ...load.mapping },
    status: statusOf(load),
    step: load.step,
    total: load.rows,
    triedOk: tried.ok,
    triedSame: tried.same,
    triedRefused: tried.refused,
    doneOk: load.done.ok,
    doneSame: load.done.same,
    doneRefused: load.done.refused,
    reason: load.reason,
    uploadedBy: load.uploadedBy,
    uploadedAt: load.uploadedAt,
    endedAt: load.endedAt,
    searchText: searchable(load.fileName),
  };
};

/** A row as the guard of its load asks. */
export const guardedLoad = ({
  kind,
  country,
  companyId,
  step,
  triedOk: ok,
  triedSame: same,
  triedRefused: refused,
}: EmployeeLoadRow) => ({ kind, country, companyId, step, tried: { ok, same, refused } }) as const;

/** The outcome of a row, or the expected one. */
export const rowOutcomes = ['ok', 'same', 'refused', 'blocked', 'repeated', 'left'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The rows of a load stand in a table of the write side, sealed; outcomes beside them in clear. */
export const loadRowSchema = z.object({
  id: z.string().describe('la carga y el número de la fila'),
  loadId: z.uuid(),
  country: z.enum(countryCodes),
  row: z.int().describe('su número en el archivo'),
  cells: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .nullable()
    .describe('por título; null cuando ya se borraron'),
  corrected: z
    .record(z.string(), z.string())
    .describe('por campo, lo que se escribió en vez de lo del archivo'),
  outcome: z.enum(rowOutcomes).nullable().describe('null mientras no se revisó'),
  errors: z.record(z.string(), z.string()).describe('por campo; en row lo que no es de un campo'),
  warnings: z.record(z.string(), z.string()),
});
export type LoadRow = Readonly<z.infer<typeof loadRowSchema>>;

/** The file's cells by field, as somebody mapped and corrected them. */
export const mappedCells = (
  mapping: Readonly<Record<string, string | undefined>>,
  cells: Readonly<Record<string, string | number>>,
  corrected: Readonly<Record<string, string>>,
): Readonly<Partial<Record<LoadField, string | number>>> => {
  const mapped = Object.entries(mapping).flatMap(([field, heading]) =>
    heading !== undefined && heading in cells ? [[field, cells[heading]!] as const] : [],
  );
  return { ...Object.fromEntries(mapped), ...corrected };
};
