/** What staff may do with the dated tables that prices are made of. */
import { allowedTableCommands, byStaff, maySeeCatalogue } from '@cotejo/core/catalogue';
import {
  type DatedTable,
  datedTable,
  type DatedTableEvent,
  datedTableKind,
  datedTableRecordSchema,
  datedTableRow,
  setTableRows,
} from '@cotejo/core/dated-tables';
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { calendarDay, text } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { command, type CommandedAggregate } from '../kit/commands/definition.ts';
import { notAnObject } from '../kit/http/validated.ts';
import { tableIds } from './ids.ts';

const rowsBody = z.strictObject(
  {
    from: calendarDay('Debe ser una fecha, como 2026-03-31.').describe('desde qué día rigen'),
    rows: z
      .record(z.string(), z.unknown(), 'Debe ser un objeto.')
      .describe('los valores, como los tiene la tabla'),
    source: text(200).describe('de dónde vienen'),
    confirmed: z
      .boolean('Debe ser true o false.')
      .optional()
      .describe(
        'el día y los valores son los que son, aunque se aparten mucho de los anteriores, sean menos de 1 %, nombren una isapre nueva o dejen fuera un nombre que estaba',
      ),
  },
  notAnObject,
);

export const datedTableAggregate: CommandedAggregate<
  DatedTable,
  DatedTableEvent,
  z.infer<typeof datedTableRecordSchema>
> = {
  name: 'dated-tables',
  ids: tableIds,
  tag: 'Catálogo',
  decider: datedTable,
  commands: [
    command({
      name: 'set-rows',
      permission: 'catalogue:publish',
      summary: 'Dice qué valores rigen desde un día; los que había para ese día se corrigen',
      body: rowsBody,
      country: (_, id) => datedTableKind(id)?.country,
      decide: (given, { id, by }) =>
        byStaff(by, undefined, setTableRows(id, given), datedTableKind(id)?.country),
    }),
  ],
  maySee: (_, viewer, id) => maySeeCatalogue(datedTableKind(id)?.country, viewer),
  shown: datedTableRecordSchema,
  async show(id, state, at, viewer) {
    const kind = datedTableKind(id) ?? rejectUnknown(tableIds.unknown);
    return { ...datedTableRow(kind, state, at), allowedCommands: allowedTableCommands(kind.country, viewer) };
  },
};
