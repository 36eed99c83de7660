/** One door to every status that the lead may go to now; it asks for what that status needs. */
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { instantOfLocal } from '@cotejo/core/kit/time';
import { commandTo } from '@cotejo/core/reference/lead-transitions';
import { leadStatus, leadStatuses, statusText } from '@cotejo/core/reference/lead-statuses';
import { Typography } from '@mui/material';
import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type LeadRow } from '../lead.ts';
import { substatusName } from '../leadModel.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { InstantField, instantOf, zoneOf } from './InstantField.tsx';
import { NoteField } from './NoteField.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { SubstatusField, substatusOf } from './SubstatusField.tsx';

const chosen = [required('Elige un estado.')];

/** The commands that *change-status* stands for; deleting, restoring and duplicates have forms of their own. */
const throughTheDoor = new Set([
  'change-status',
  'set-appointment',
  'close',
  'fail',
  'mark-test',
  'mark-false',
  'start-refund',
  'finish-refund',
]);

/** Where every one of the leads may go. */
export const reachableStatuses = (leads: readonly Pick<LeadRow, 'allowedCommands'>[]) =>
  leadStatuses.filter(({ id }) =>
    leads.every(({ allowedCommands }) =>
      allowedCommands.some(
        ({ command, allowed, to }) =>
          allowed && throughTheDoor.has(command) && command === commandTo(id) && to?.includes(id),
      ),
    ),
  );

const standingOf = ({ statusId, substatusId }: LeadRow): string =>
  [statusText(statusId), substatusName(substatusId)].filter(Boolean).join(' · ');

const Fields = ({ leads }: { leads: readonly LeadRow[] }) => {
  const { statusId } = useWatch<{ statusId?: number }>();
  const [only] = leads.length === 1 ? leads : [];
  return (
    <>
      {only && (
        <Typography variant="body2" color="text.secondary">
          {`Estado actual: ${standingOf(only)}`}
        </Typography>
      )}
      <ChoiceField
        source="statusId"
        label="Estado nuevo"
        choices={reachableStatuses(leads)}
        optionText="shown"
        validate={chosen}
      />
      <SubstatusField statusId={statusId} />
      {statusId === leadStatus.failed && <ReasonFields leads={leads} />}
      {statusId === leadStatus.agenda && (
        <InstantField leads={leads} label="Fecha y hora de la cita" side="future" isRequired />
      )}
      <NoteField />
    </>
  );
};

export const statusForm: CommandForm = {
  fields: ['statusId', 'substatusId', 'reasonId', 'reasonText', 'at', 'note'],
  Fields,
  /** Values of a status that was chosen before are left out. */
  payloadOf(values, leads) {
    const statusId = Number(values.statusId);
    return {
      statusId,
      ...substatusOf(statusId, values.substatusId),
      ...(statusId === leadStatus.failed && said(values, 'reasonId', 'reasonText')),
      ...(statusId === leadStatus.agenda && { at: instantOfLocal(String(values.at), zoneOf(leads)) }),
      ...said(values, 'note'),
    };
  },
  sets: ({ statusId, substatusId, reasonId, reasonText, at }, { country }) => ({
    statusId,
    substatusId,
    failureReasonId: reasonId,
    failureText: reasonText,
    appointmentAt: instantOf(at, country),
  }),
};
