/** What staff may do with leads. */
import { uuidV5 } from '@cotejo/core/command-handling';
import { rejectInput, rejectUnknown } from '@cotejo/core/event-sourcing';
import {
  addLeadNote,
  allowedLeadCommands,
  assignLead,
  changeLeadStatus,
  type Lead,
  lead,
  type LeadEvent,
  type LeadRecord,
  leadRecordSchema,
  leadRow,
  longestNote,
  maySeeLead,
  type ReceivedLead,
} from '@cotejo/core/leads';
import { optionalText, text } from '@cotejo/core/validation';
import { z } from 'zod';
import { command, type Command, type CommandedAggregate } from '../commands/definition.ts';
import { notAnObject } from '../http/validated.ts';
import { type StaffDirectory } from '../identity/index.ts';

const id = (message: string) => z.uuid(message).toLowerCase();
const number = (message: string) => z.int(message);

export const leadCommandsOf = (directory: StaffDirectory): readonly Command<Lead, LeadEvent>[] => [
  command({
    name: 'assign',
    permission: 'leads:assign',
    summary: 'Asigna la solicitud a un ejecutivo',
    body: z.strictObject(
      { executiveId: id('Elige a un ejecutivo.').describe('uno activo, del país de la solicitud') },
      notAnObject,
    ),
    async decide({ executiveId }, { by }) {
      const executive = await directory.find(executiveId);
      return executive
        ? assignLead({ executive, by })
        : rejectInput({ executiveId: 'No existe ese ejecutivo.' });
    },
  }),
  command({
    name: 'change-status',
    permission: 'leads:change-status',
    summary: 'Cambia el estado de la solicitud',
    body: z.strictObject(
      {
        statusId: number('Elige un estado.').describe('un estado que se elige a mano'),
        substatusId: number('Elige un subestado.')
          .nullish()
          .transform((value) => value ?? null)
          .describe('uno de ese estado; obligatorio si los tiene'),
        note: optionalText(longestNote).describe('queda con el cambio'),
      },
      notAnObject,
    ),
    decide: (change, { by }) => changeLeadStatus({ ...change, by }),
  }),
  command({
    name: 'add-note',
    permission: 'leads:add-note',
    summary: 'Agrega una nota a la solicitud',
    body: z.strictObject({ text: text(longestNote) }, notAnObject),
    decide: ({ text }, { by, commandId }) => addLeadNote({ noteId: uuidV5(commandId, 'note'), text, by }),
  }),
];

/** Everybody whom the record names. */
const peopleOf = ({ executiveId, notes }: ReceivedLead): string[] => [
  ...(executiveId === null ? [] : [executiveId]),
  ...notes.flatMap(({ by }) => (by.kind === 'user' ? [by.id] : [])),
];

export const leadAggregate = (
  directory: StaffDirectory,
): CommandedAggregate<Lead, LeadEvent, LeadRecord> => ({
  name: 'leads',
  tag: 'Solicitudes',
  decider: lead,
  commands: leadCommandsOf(directory),
  maySee: (state, viewer) => state.status !== 'unknown' && maySeeLead(state, viewer),
  shown: leadRecordSchema,
  async show(leadId, state, at, viewer) {
    if (state.status === 'unknown') return rejectUnknown('No existe esa solicitud.');
    const nameOf = await directory.names(peopleOf(state).filter((person) => person !== viewer.id));
    return {
      ...leadRow(leadId, state, at, (person) => (person === viewer.id ? viewer.name : nameOf(person))),
      allowedCommands: allowedLeadCommands(state, viewer),
    };
  },
});
