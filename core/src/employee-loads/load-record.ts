/** Loads as they are stored, listed, exported and shown. */
import { z } from 'zod';
import { column, type Shown, table } from '../kit/table/index.ts';
import { searchable } from '../kit/text/index.ts';
import { choiceColumn, countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { bulkLoadStatuses } from '../reference/collective-statuses.ts';
import { loadKinds } from './columns.ts';
import {
  employeeLoad,
  isKnownLoad,
  type KnownLoad,
  type LoadCounts,
  loadNotNow,
  loadSteps,
} from './employee-load.ts';
import { loadRefusal, loadRule } from './load-access.ts';
import { loadWords } from './load-words.ts';

const count = (described: string, shown: Shown = {}) => column('int', z.int().describe(described), shown);
const name = z.string().nullable();

const statusOf = ({ step }: Pick<KnownLoad, 'step'>): (typeof bulkLoadStatuses)[number]['id'] => {
  if (step === 'finished') return 'ACTIVE';
  if (step === 'withdrawn') return 'CANCELLED';
  return step === 'failed' ? 'FAIL' : 'IN_PROGRESS';
};

/** The number of rows that have to be corrected: of the last trial until the load is done. */
export const failedOf = ({
  step,
  triedRefused,
  doneRefused,
}: Pick<KnownLoad, 'step'> & { readonly triedRefused: number; readonly doneRefused: number }): number =>
  step === 'tried' || step === 'trying' ? triedRefused : doneRefused;

export const employeeLoads = record({
  resource: 'employee-loads',
  ...loadWords,
  table: table({
    name: 'employee_load',
    key: 'id',
    columns: {
      id: column('uuid', z.uuid()),
      country: countryColumn(),
      kind: choiceColumn('Tipo', loadKinds),
      companyId: column('text', z.string(), { label: 'Empresa', isFiltered: true }),
      policyId: column('uuid', z.uuid(), { label: 'Póliza', isFiltered: true }),
      fileName: column('text', z.string(), { label: 'Archivo' }),
      sheet: column('text', z.string().nullable().describe('la hoja que se leyó'), { label: 'Hoja' }),
      headings: column('text[]', z.array(z.string())),
      notes: column('text[]', z.array(z.string()).describe('lo que conviene saber del archivo')),
      mapping: column('jsonb', z.record(z.string(), z.string()).describe('el título de cada campo')),
      status: choiceColumn('Estado', bulkLoadStatuses),
      step: column('text', z.enum(loadSteps)),
      total: count('filas del archivo', { label: 'Filas' }),
      triedOk: count('de la última revisión, las que harán algo'),
      triedSame: count('las que ya están así o quedan fuera'),
      triedRefused: count('las que se rechazan'),
      doneOk: count('hechas', { label: 'Hechas', ...inExportsAlone }),
      doneSame: count('que ya estaban así o quedaron fuera', { label: 'Ya estaban así', ...inExportsAlone }),
      doneRefused: count('rechazadas', { label: 'Rechazadas', ...inExportsAlone }),
      reason: column('text', z.string().nullable().describe('por qué no se pudo procesar'), {
        label: 'Motivo',
        ...inExportsAlone,
      }),
      uploadedBy: column('uuid', z.uuid().nullable()),
      uploadedAt: column('timestamptz', z.iso.datetime(), { label: 'Subida', isSorted: true }),
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
  }),
  joined: {
    companyName: column('text', name, { label: 'Empresa' }),
    policyNumber: column('text', name, { label: 'Póliza' }),
    uploadedByName: column('text', name, { label: 'Subida por', nameOf: 'uploadedBy' }),
  },
  written: { failed: { label: 'Por corregir', isExported: false } },
  decider: employeeLoad,
  valuesOf(id, load) {
    if (!isKnownLoad(load)) return undefined;
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
  },
  rule: loadRule,
  held: { country: 'country', company: 'companyId' },
  refused: loadRefusal,
  notNow: (command, { step, triedOk: ok, triedSame: same, triedRefused: refused }) =>
    loadNotNow(command, { step, tried: { ok, same, refused } }),
  cells: {
    companyName: ({ companyName, companyId }) => companyName ?? companyId,
    failed: failedOf,
  },
  listed: [
    'fileName',
    'kind',
    'companyName',
    'policyNumber',
    'total',
    'failed',
    'status',
    'doneOk',
    'doneSame',
    'doneRefused',
    'uploadedAt',
    'uploadedByName',
    'reason',
  ],
  exported: ['employee:export'],
  events: {
    EmployeeLoadUploaded: { kind: 'import', details: ['kind', 'rows'] },
    EmployeeLoadMapped: { kind: 'import' },
    EmployeeLoadRowCorrected: { kind: 'import', details: ['row'] },
    EmployeeLoadRowLeftOut: { kind: 'import', details: ['row', 'isOut'] },
    EmployeeLoadTried: { kind: 'import', details: ['ok', 'same', 'refused'] },
    EmployeeLoadConfirmed: { kind: 'import' },
    // One for each portion of the rows.
    EmployeeLoadRowsHandled: { kind: null },
    EmployeeLoadFinished: { kind: 'import' },
    EmployeeLoadWithdrawn: { kind: 'import' },
    EmployeeLoadFailed: { kind: 'import', details: ['reason'] },
  },
});
export type EmployeeLoadRecord = ShownBy<typeof employeeLoads>;
