/** The other decisions about a lead: receive it, correct it, record an activity, erase the person. */
import { rejectInput, rejectUnknown } from '../../kit/event-sourcing/index.ts';
import { type Staff } from '../../identity/index.ts';
import { activityOutcome } from '../../reference/activity-types.ts';
import { erasureReason, erasureReasonById } from '../../reference/erasure-reasons.ts';
import { leadStatus, openStatuses } from '../../reference/lead-statuses.ts';
import { type FileWithdrawal, isToBeAttached, withdrawal } from '../../files/index.ts';
import { overseesFiles } from './allowed-commands.ts';
import { asStaff, type LeadDecision, noteOn } from './guarded.ts';
import {
  type LeadEvent,
  type LeadEventData,
  type LeadRequest,
  type LeadRequestUpdate,
} from '../lead-events.ts';
import { type ReceivedLead } from '../lead.ts';

/** The first request makes the lead; the same one again changes nothing. */
export const receiveLead =
  (request: LeadRequest): LeadDecision =>
  (lead) =>
    lead.status === 'unknown' ? [{ type: 'LeadReceived', data: request }] : [];

/** The same text for the same value, in whatever order its fields came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** All that was told is recorded when any of it is new: a repeat is known even after the person was erased. */
const updated = (
  lead: ReceivedLead,
  { cleared = [], ...update }: LeadRequestUpdate,
): readonly LeadEvent[] => {
  const gone = cleared.filter((field) => lead[field] !== undefined);
  const told = Object.entries(update).filter(([, value]) => value !== undefined);
  const isNew = told.some(
    ([field, value]) => canonical(value) !== canonical(lead[field as keyof typeof update]),
  );
  if (!isNew && gone.length === 0) return [];
  const data = { ...Object.fromEntries(told), ...(gone.length > 0 && { cleared: gone }) };
  return [{ type: 'LeadRequestUpdated', data }];
};

/** Corrects or completes the request, or takes back what may be cleared; what is left out stays. */
export const updateLeadRequest = (update: LeadRequestUpdate, by: Staff): LeadDecision =>
  asStaff('update-request', by, (lead) => updated(lead, update));

/** In the same words whether there is none, it is over, or it is not what the visitor says that it is. */
export const rejectNotOwn = (): never => rejectUnknown('No existe esa solicitud, o ya no se puede cambiar.');

/** How often a visitor may correct a request: whoever knows its id can send it, and each command reads its whole life. */
export const mostOwnUpdates = 100;

/** Worked on; or a test of the company's own people, which begins aside and is tried like any other (docs/decisions/0009). */
const isUnderWay = ({ statusId, internalTraffic }: ReceivedLead): boolean =>
  openStatuses.includes(statusId) || (internalTraffic && statusId === leadStatus.test);

/** The same by the visitor, who knows the lead's id, for as long as the lead is worked on. */
export const updateOwnRequest =
  (update: LeadRequestUpdate): LeadDecision =>
  (lead) => {
    if (lead.status === 'unknown' || lead.erased || !isUnderWay(lead)) return rejectNotOwn();
    const events = updated(lead, update);
    return events.length > 0 && (lead.ownUpdates ?? 0) >= mostOwnUpdates
      ? rejectInput({
          id: `Esta solicitud ya se cambió ${mostOwnUpdates} veces. Escríbenos para cambiar algo más.`,
        })
      : events;
  };

/** How many characters a note may have, also one that goes with a change of status. */
export const longestNote = 4_000;

/** How many notes, and how many activities, a lead may have: each command reads its whole life. */
export const mostNotes = 1_000;
export const mostActivities = 1_000;

/** Writes a note down, once per `noteId`. @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `INVALID_INPUT` for one too many */
export const addLeadNote = (note: { noteId: string; text: string; by: Staff }): LeadDecision =>
  asStaff('add-note', note.by, ({ notes }) => {
    if (notes.some(({ id }) => id === note.noteId)) return [];
    if (notes.length >= mostNotes)
      return rejectInput({ text: `Una solicitud tiene ${mostNotes} notas como máximo.` });
    return [{ type: 'LeadNoteAdded', data: { noteId: note.noteId, text: note.text } }];
  });

export type ActivityGiven = Omit<LeadEventData<'LeadActivityLogged'>, 'at' | 'note'> & {
  /** A UTC instant; now when it is left out. */
  readonly at?: string;
  readonly note?: string;
  readonly by: Staff;
};

/** Writes down a call or a meeting that took place, once per `activityId`. */
export const logLeadActivity = ({
  activityId,
  typeId,
  outcomeId,
  at,
  note,
  by,
}: ActivityGiven): LeadDecision =>
  asStaff('log-activity', by, (lead, now) => {
    if (!activityOutcome(typeId, outcomeId)) return rejectInput({ outcomeId: 'Elige un resultado.' });
    if (at !== undefined && Date.parse(at) > now.getTime())
      return rejectInput({ at: 'Elige un momento que ya haya pasado.' });
    if (at !== undefined && Date.parse(at) < Date.parse(lead.fecha))
      return rejectInput({ at: 'La solicitud llegó después de ese momento.' });
    if (lead.activities.some(({ id }) => id === activityId)) return [];
    if (lead.activities.length >= mostActivities)
      return rejectInput({ typeId: `Una solicitud tiene ${mostActivities} actividades como máximo.` });
    const data = { activityId, typeId, outcomeId, at: at ?? now.toISOString(), note: noteOn(lead, note) };
    return [{ type: 'LeadActivityLogged', data }];
  });

/** How many files a lead may have. */
export const mostFiles = 50;

/** Adds a file that was uploaded before, once per `fileId`. */
export const attachLeadFile = (
  file: {
    readonly fileId: string;
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: number;
  },
  by: Staff,
): LeadDecision =>
  asStaff('attach-file', by, (lead) =>
    isToBeAttached(lead, file, { most: mostFiles, whose: 'Una solicitud' })
      ? [{ type: 'LeadFileAttached', data: file }]
      : [],
  );

/** Withdraws a file: one's own, or anybody's for who oversees the lead. @throws Rejection as {@link withdrawal} */
export const withdrawLeadFile = (told: FileWithdrawal, by: Staff): LeadDecision =>
  asStaff('withdraw-file', by, (lead) =>
    withdrawal(lead, told, by, overseesFiles(lead, by)).map((data) => ({ type: 'LeadFileWithdrawn', data })),
  );

/**
 * Erases the person: nobody reads the personal data of this lead again. The key itself is deleted by an automation.
 * @param reasonId an erasure reason; the person asked for it unless said
 * @throws Rejection `NOT_FOUND`, `NOT_ALLOWED`, `INVALID_TRANSITION`, `INVALID_INPUT` for a reason that there is not
 */
export const eraseLead = (by: Staff, reasonId: number = erasureReason.asked): LeadDecision =>
  asStaff('erase', by, () =>
    erasureReasonById(reasonId)
      ? [{ type: 'SubjectErased', data: { reasonId } }]
      : rejectInput({ reasonId: 'Elige un motivo.' }),
  );
