/** Files for insurers as they are stored, listed, exported and shown: for the house of the insurer's country. */
import { z } from 'zod';
import { column, table } from '../kit/table/index.ts';
import { choiceColumn, countryColumn, inExportsAlone, record, type ShownBy } from '../records/index.ts';
import { type FileKind, insurerFile } from './insurer-file.ts';
import { insurerFileWords } from './insurer-file-words.ts';

export const insurerFileStatuses = [
  { id: 'open', name: 'Por enviar' },
  { id: 'sent', name: 'Enviado' },
] as const;

export const fileKindNames = [
  { id: 'cuttingDay', name: 'Del corte' },
  { id: 'daily', name: 'Diario' },
] as const satisfies readonly { readonly id: FileKind; readonly name: string }[];

const user = column('uuid', z.uuid().nullable());
const count = z.int().min(0);
const name = z.string().nullable();

export const insurerFiles = record({
  ...insurerFileWords,
  table: table({
    name: 'insurer_file',
    key: 'id',
    columns: {
      id: column('uuid', z.uuid()),
      insurerId: column('text', z.string(), { label: 'Aseguradora', isFiltered: true }),
      country: countryColumn(inExportsAlone),
      status: choiceColumn('Estado', insurerFileStatuses),
      // Of which policies: those of the cutting day, or those of each day.
      takes: choiceColumn('Tipo de archivo', fileKindNames, { isFiltered: false }),
      lastDay: column('text', z.iso.date().describe('el día de corte para el que es, o el día del archivo'), {
        label: 'Corte o día',
        as: 'day',
        isSorted: true,
      }),
      operationDate: column('text', z.iso.date(), { label: 'Operación', as: 'day', ...inExportsAlone }),
      preparedBy: user,
      preparedAt: column('timestamptz', z.iso.datetime(), { label: 'Preparado', isSorted: true }),
      sentBy: user,
      sentAt: column('timestamptz', z.iso.datetime().nullable(), { label: 'Enviado' }),
      contactIds: column(
        'jsonb',
        z.array(z.uuid()).readonly().describe('a quiénes de la aseguradora se avisó'),
        { label: 'Contactos avisados' },
      ),
    },
    indexes: ['prepared_at nulls first, id', 'insurer_id, status'],
  }),
  joined: {
    insurerName: column('text', name, { label: 'Aseguradora' }),
    activations: column('int', count.describe('altas en el archivo'), { label: 'Altas' }),
    cancellations: column('int', count.describe('bajas en el archivo'), { label: 'Bajas' }),
    preparedByName: column('text', name, {
      label: 'Preparado por',
      nameOf: 'preparedBy',
      ...inExportsAlone,
    }),
    sentByName: column('text', name, { label: 'Enviado por', nameOf: 'sentBy', ...inExportsAlone }),
  },
  decider: insurerFile,
  valuesOf(id, file) {
    if (file.status === 'unknown') return undefined;
    const { insurerId, country, status, takes, lastDay, operationDate, prepared, sent } = file;
    return {
      id,
      insurerId,
      country,
      status,
      takes,
      lastDay,
      operationDate,
      preparedBy: prepared.by,
      preparedAt: prepared.at,
      sentBy: sent?.by ?? null,
      sentAt: sent?.at ?? null,
      contactIds: sent?.contactIds ?? [],
    };
  },
  rule: { permission: insurerFileWords.permission, heldBy: { country: ['country'], all: [] } },
  held: { country: 'country' },
  notNow: (_, { status }) => (status === 'sent' ? 'Ya se envió.' : undefined),
  cells: { insurerName: ({ insurerName, insurerId }) => insurerName ?? insurerId },
  listed: [
    'insurerName',
    'country',
    'status',
    'takes',
    'lastDay',
    'operationDate',
    'activations',
    'cancellations',
    'preparedAt',
    'preparedByName',
    'sentAt',
    'sentByName',
  ],
  events: {
    InsurerFilePrepared: { kind: 'coverage', details: ['lastDay'] },
    InsurerFileSent: { kind: 'coverage', details: ['activations', 'cancellations'] },
  },
});
export type InsurerFileRecord = ShownBy<typeof insurerFiles>;
