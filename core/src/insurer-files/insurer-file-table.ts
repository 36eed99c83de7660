/** Files for insurers as they are stored and shown. */
import { z } from 'zod';
import { allowedCommandsSchema } from '../kit/allowed-commands/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { column, table, type ValuesOf } from '../kit/table/index.ts';
import { idsOf } from '../reference/collective-tables.ts';
import { fileKinds, type KnownFile } from './insurer-file.ts';
import { insurerFileCommands } from './insurer-file-access.ts';

export const insurerFileStatuses = [
  { id: 'open', name: 'Por enviar' },
  { id: 'sent', name: 'Enviado' },
] as const;

const user = column('uuid', z.uuid().nullable());

export const insurerFileTable = table({
  name: 'insurer_file',
  key: 'id',
  columns: {
    id: column('uuid', z.uuid()),
    insurerId: column('text', z.string()),
    country: column('text', z.enum(countryCodes)),
    status: column('text', z.enum(idsOf(insurerFileStatuses))),
    takes: column('text', z.enum(fileKinds).describe('de qué pólizas: las del corte o las de cada día')),
    lastDay: column('text', z.iso.date().describe('el día de corte para el que es, o el día del archivo')),
    operationDate: column('text', z.iso.date()),
    preparedBy: user,
    preparedAt: column('timestamptz', z.iso.datetime()),
    sentBy: user,
    sentAt: column('timestamptz', z.iso.datetime().nullable()),
    contactIds: column(
      'jsonb',
      z.array(z.uuid()).readonly().describe('a quiénes de la aseguradora se avisó'),
    ),
  },
  indexes: ['prepared_at nulls first, id', 'insurer_id, status'],
});

const count = z.int().min(0);
export const insurerFileRecordSchema = insurerFileTable.row.extend({
  insurerName: z.string().nullable(),
  preparedByName: z.string().nullable(),
  sentByName: z.string().nullable(),
  activations: count.describe('altas en el archivo'),
  cancellations: count.describe('bajas en el archivo'),
  allowedCommands: allowedCommandsSchema(insurerFileCommands),
});
export type InsurerFileRecord = Readonly<z.infer<typeof insurerFileRecordSchema>>;

export const insurerFileValues = (
  id: string,
  { insurerId, country, status, takes, lastDay, operationDate, prepared, sent }: KnownFile,
): ValuesOf<typeof insurerFileTable> => ({
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
});
