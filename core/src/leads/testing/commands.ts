/** Every command on leads as somebody would send it with nothing wrong in it. */
import { isAttachedBy } from '../../files/index.ts';
import { type Staff } from '../../identity/index.ts';
import { failureReasonsFor } from '../../reference/failure-reasons.ts';
import { leadStatus } from '../../reference/lead-statuses.ts';
import { substatusesOf } from '../../reference/lead-substatuses.ts';
import { type LeadCommandName } from '../decisions/allowed-commands.ts';
import {
  addLeadNote,
  attachLeadFile,
  eraseLead,
  logLeadActivity,
  updateLeadRequest,
  withdrawLeadFile,
} from '../decisions/decisions.ts';
import { type LeadDecision } from '../decisions/guarded.ts';
import { type ReceivedLead } from '../lead.ts';
import {
  assignLead,
  changeLeadStatus,
  closeLead,
  deleteLead,
  failLead,
  finishLeadRefund,
  markLeadDuplicate,
  markLeadFalse,
  markLeadTest,
  reassignLead,
  reopenLead,
  restoreLead,
  setLeadAppointment,
  startLeadRefund,
} from '../decisions/moves.ts';
import { uuid } from './people.ts';

export type Sent = {
  readonly by: Staff;
  /** Whom it is given to. */
  readonly executive: Staff;
  /** Picks among what may be chosen. */
  readonly pick: number;
  /** Where it should go by the general door. */
  readonly statusId: number;
  /** An instant to come. */
  readonly at: string;
  readonly note?: string;
};

const picked = <T>(from: readonly T[], pick: number): T | undefined => from[pick % from.length];

/** The input of a move to a status, chosen among the allowed values. */
const detail = (lead: ReceivedLead, statusId: number, { pick, at, note, by }: Sent) => {
  const substatusId = picked(substatusesOf(statusId), pick)?.id ?? null;
  const reason = substatusId === null ? undefined : picked(failureReasonsFor(lead, substatusId), pick);
  const reasonText = reason?.asksForText && (note ?? 'Otra cosa');
  return { statusId, substatusId, reasonId: reason?.id, ...(reasonText && { reasonText }), at, note, by };
};

export const decisionOf: Readonly<Record<LeadCommandName, (lead: ReceivedLead, sent: Sent) => LeadDecision>> =
  {
    assign: (_, sent) => assignLead(sent),
    reassign: (_, sent) => reassignLead(sent),
    'change-status': (lead, sent) => changeLeadStatus(detail(lead, sent.statusId, sent)),
    fail: (lead, sent) => failLead(detail(lead, leadStatus.failed, sent)),
    'set-appointment': (lead, sent) => setLeadAppointment(detail(lead, leadStatus.agenda, sent)),
    close: (lead, sent) => closeLead(detail(lead, leadStatus.closed, sent)),
    reopen: (_, sent) => reopenLead(sent),
    'mark-duplicate': ({ country }, sent) => markLeadDuplicate({ first: { id: uuid(99), country }, ...sent }),
    'mark-test': (_, sent) => markLeadTest(sent),
    'mark-false': (_, sent) => markLeadFalse(sent),
    'start-refund': (_, sent) => startLeadRefund(sent),
    'finish-refund': (_, sent) => finishLeadRefund(sent),
    delete: (_, sent) => deleteLead(sent),
    restore: (_, sent) => restoreLead(sent),
    'update-request': (_, { by, note, pick }) =>
      updateLeadRequest({ message: note, quotedPrice: { amount: String(pick), unit: 'UF' } }, by),
    'add-note': (_, { by, note, pick }) =>
      addLeadNote({ noteId: uuid(1_000 + pick), text: note ?? 'Nota', by }),
    'log-activity': (_, { by, note, pick }) =>
      logLeadActivity({ activityId: uuid(2_000 + pick), typeId: 'LLAMADA', outcomeId: 'CONTESTO', note, by }),
    'attach-file': (_, { by, note, pick }) =>
      attachLeadFile(
        { fileId: uuid(3_000 + pick), name: note ?? 'RUT.pdf', mediaType: 'application/pdf', bytes: 7 },
        by,
      ),
    'withdraw-file': ({ files }, { by, pick }) => {
      const own = files.filter((file) => isAttachedBy(file, by.id));
      return withdrawLeadFile(
        { fileId: picked(own, pick)?.id ?? uuid(4_000 + pick), reasonId: 1 + (pick % 4) },
        by,
      );
    },
    erase: (_, { by }) => eraseLead(by),
  };
