/** What staff may do with leads. */
import { type LoadAggregate, uuidV5 } from '@cotejo/core/kit/command-handling';
import { type Decision, rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Staff } from '@cotejo/core/identity';
import {
  addLeadNote,
  allowedLeadCommands,
  attachLeadFile,
  assignLead,
  bulkLeadCommands,
  changeLeadStatus,
  closeLead,
  deleteLead,
  eraseLead,
  failLead,
  finishLeadRefund,
  type Lead,
  lead,
  type LeadCommandName,
  type LeadEvent,
  logLeadActivity,
  markLeadDuplicate,
  markLeadFalse,
  markLeadTest,
  maySeeLead,
  reassignLead,
  type ReceivedLead,
  rejectUnseen,
  reopenLead,
  restoreLead,
  setLeadAppointment,
  startLeadRefund,
  updateLeadRequest,
  withdrawLeadFile,
} from '@cotejo/core/leads';
import { type LeadRecord, leadRecordSchema, leadRow } from '@cotejo/core/lead-records';
import { pauseReason } from '@cotejo/core/reference/pause-reasons';
import { user } from '@cotejo/core/users';
import { type z } from 'zod';
import { command, type Command, type CommandedAggregate, type Sending } from '../kit/commands/definition.ts';
import { fileOf, type FileStore, toWithdraw, withdrawing } from '../files/index.ts';
import { type StaffDirectory } from '../identity/index.ts';
import {
  activity,
  appointment,
  assignment,
  attachment,
  closing,
  duplication,
  erasing,
  failing,
  noteBody,
  onlyNote,
  reassignment,
  statusChange,
} from './command-bodies.ts';
import { inCountry, requestUpdate } from './request-update.ts';

/** What commands look up before they decide. */
export type LeadLookUps = {
  readonly directory: StaffDirectory;
  readonly load: LoadAggregate;
  readonly files: Pick<FileStore, 'find' | 'noteWithdrawing'>;
};

type LeadDecision = Decision<Lead, LeadEvent>;

/** A command on leads; what it needs permission for has its name. */
const onLead = <Body>(
  name: LeadCommandName,
  summary: string,
  body: z.ZodType<Body>,
  decide: (body: Body, sending: Sending) => LeadDecision | Promise<LeadDecision>,
): Command<Lead, LeadEvent> => command({ name, permission: `leads:${name}`, summary, body, decide });

const leadCommandsOf = ({ directory, load, files }: LeadLookUps): readonly Command<Lead, LeadEvent>[] => {
  const executiveOf = async (executiveId: string): Promise<Staff> =>
    (await directory.find(executiveId)) ?? rejectInput({ executiveId: 'No existe ese ejecutivo.' });

  const isLowOnBalance = async (executiveId: string): Promise<boolean> => {
    const { state } = await load(user, executiveId);
    return state.status !== 'unregistered' && state.pause?.reasonId === pauseReason.lowBalance;
  };

  /** The lead that came first; one that repeats another itself is no first. */
  const firstOf = async (firstLeadId: string, { id, by }: Sending): Promise<ReceivedLead> => {
    const { state } = await load(lead, firstLeadId);
    if (firstLeadId === id) return rejectInput({ firstLeadId: 'Es esta misma solicitud.' });
    if (state.status === 'unknown' || !maySeeLead(state, by))
      return rejectInput({ firstLeadId: 'No existe esa solicitud.' });
    return state.duplicateOf === null
      ? state
      : rejectInput({ firstLeadId: 'Esa solicitud es un duplicado: elige la primera.' });
  };

  return [
    onLead('assign', 'Asigna la solicitud a un ejecutivo', assignment, async ({ executiveId }, { by }) =>
      assignLead({
        executive: await executiveOf(executiveId),
        by,
        isLowOnBalance: executiveId === by.id && (await isLowOnBalance(executiveId)),
      }),
    ),
    onLead(
      'reassign',
      'Pasa la solicitud a otro ejecutivo; sigue donde está',
      reassignment,
      async ({ executiveId, note }, { by }) =>
        reassignLead({ executive: await executiveOf(executiveId), note, by }),
    ),
    onLead('change-status', 'Cambia el estado de la solicitud', statusChange, (change, { by }) =>
      changeLeadStatus({ ...change, by }),
    ),
    onLead('fail', 'Da la solicitud por fallida, con su motivo', failing, (failure, { by }) =>
      failLead({ ...failure, by }),
    ),
    onLead('set-appointment', 'Agenda una conversación con la persona', appointment, (agreed, { by }) =>
      setLeadAppointment({ ...agreed, by }),
    ),
    onLead('close', 'Cierra la solicitud: la persona contrató', closing, (closed, { by }) =>
      closeLead({ ...closed, by }),
    ),
    onLead('reopen', 'Retoma una solicitud que había terminado', onlyNote, ({ note }, { by }) =>
      reopenLead({ note, by }),
    ),
    onLead(
      'mark-duplicate',
      'Marca la solicitud como repetición de otra',
      duplication,
      async ({ firstLeadId, note }, sending) => {
        const { country } = await firstOf(firstLeadId, sending);
        return markLeadDuplicate({ first: { id: firstLeadId, country }, note, by: sending.by });
      },
    ),
    onLead('mark-test', 'Marca la solicitud como una prueba propia', onlyNote, ({ note }, { by }) =>
      markLeadTest({ note, by }),
    ),
    onLead('mark-false', 'Marca que la persona no existe', onlyNote, ({ note }, { by }) =>
      markLeadFalse({ note, by }),
    ),
    onLead('start-refund', 'Empieza la devolución del dinero', onlyNote, ({ note }, { by }) =>
      startLeadRefund({ note, by }),
    ),
    onLead('finish-refund', 'Termina la devolución del dinero', onlyNote, ({ note }, { by }) =>
      finishLeadRefund({ note, by }),
    ),
    onLead('delete', 'Elimina la solicitud; se puede restaurar', onlyNote, ({ note }, { by }) =>
      deleteLead({ note, by }),
    ),
    onLead('restore', 'Restaura una solicitud eliminada', onlyNote, ({ note }, { by }) =>
      restoreLead({ note, by }),
    ),
    onLead(
      'update-request',
      'Corrige o completa lo que se pidió',
      requestUpdate,
      (update, { by }) =>
        (state, now) =>
          state.status === 'unknown' || !maySeeLead(state, by)
            ? rejectUnseen()
            : updateLeadRequest(inCountry(update, state.country, state.quotedPrice?.unit), by)(state, now),
    ),
    onLead('add-note', 'Agrega una nota a la solicitud', noteBody, ({ text }, { by, commandId }) =>
      addLeadNote({ noteId: uuidV5(commandId, 'note'), text, by }),
    ),
    onLead('log-activity', 'Anota una llamada o una reunión', activity, (logged, { by, commandId }) =>
      logLeadActivity({ ...logged, activityId: uuidV5(commandId, 'activity'), by }),
    ),
    onLead(
      'attach-file',
      'Adjunta un archivo que se subió antes',
      attachment,
      async ({ fileId, name }, { id, by }) =>
        attachLeadFile(await fileOf(files)({ aggregate: 'leads', ownerId: id }, fileId, name), by),
    ),
    onLead(
      'withdraw-file',
      'Retira un archivo que no debía estar; su contenido se borra',
      withdrawing,
      async (told, { id, by }) =>
        withdrawLeadFile(
          await toWithdraw({ load, files })(lead, { aggregate: 'leads', ownerId: id }, told),
          by,
        ),
    ),
    onLead('erase', 'Borra para siempre los datos de la persona', erasing, ({ reasonId }, { by }) =>
      eraseLead(by, reasonId),
    ),
  ];
};

/** Everybody whom the record names. */
const peopleOf = ({ executiveId, notes, activities, files }: ReceivedLead): string[] => [
  ...(executiveId === null ? [] : [executiveId]),
  ...[...notes, ...activities, ...files].flatMap(({ by }) => (by.kind === 'user' ? [by.id] : [])),
];

export const leadAggregate = (lookUps: LeadLookUps): CommandedAggregate<Lead, LeadEvent, LeadRecord> => ({
  name: 'leads',
  tag: 'Solicitudes',
  decider: lead,
  commands: leadCommandsOf(lookUps),
  bulkCommands: bulkLeadCommands,
  attachments: {
    permission: 'leads:attach-file',
    check: (state, file, by, now) => void attachLeadFile(file, by)(state, now),
    idsOf: (state) => (state.status === 'unknown' ? [] : state.files.map(({ id }) => id)),
  },
  maySee: (state, viewer) => state.status !== 'unknown' && maySeeLead(state, viewer),
  shown: leadRecordSchema,
  async show(leadId, state, at, viewer) {
    if (state.status === 'unknown') return rejectUnseen();
    const nameOf = await lookUps.directory.names(peopleOf(state).filter((person) => person !== viewer.id));
    return {
      ...leadRow(leadId, state, at, (person) => (person === viewer.id ? viewer.name : nameOf(person))),
      allowedCommands: allowedLeadCommands(state, viewer),
    };
  },
});
