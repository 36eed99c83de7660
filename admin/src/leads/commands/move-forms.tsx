/** The forms of the commands that lead to one status. */
import { instantOfLocal, localTime } from '@cotejo/core/kit/time';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { Typography } from '@mui/material';
import { type LeadRow } from '../lead.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { InstantField, instantOf, zoneOf } from './InstantField.tsx';
import { NoteField } from './NoteField.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { SubstatusField, substatusOf } from './SubstatusField.tsx';

type Leads = { leads: readonly LeadRow[] };

export const failForm: CommandForm = {
  fields: ['substatusId', 'reasonId', 'reasonText', 'note'],
  Fields: ({ leads }: Leads) => (
    <>
      <SubstatusField statusId={leadStatus.failed} />
      <ReasonFields leads={leads} />
      <NoteField />
    </>
  ),
  payloadOf: (values) => said(values, 'substatusId', 'reasonId', 'reasonText', 'note'),
  sets: ({ substatusId, reasonId, reasonText }) => ({
    statusId: leadStatus.failed,
    substatusId,
    failureReasonId: reasonId,
    failureText: reasonText,
  }),
};

export const appointmentForm: CommandForm = {
  fields: ['substatusId', 'at', 'note'],
  Fields: ({ leads }: Leads) => (
    <>
      <SubstatusField statusId={leadStatus.agenda} />
      <InstantField leads={leads} label="Fecha y hora de la cita" side="future" isRequired />
      <NoteField />
    </>
  ),
  payloadOf: (values, leads) => ({
    ...said(values, 'substatusId', 'note'),
    at: instantOfLocal(String(values.at), zoneOf(leads)),
  }),
  startsWith: ({ appointmentAt, substatusId, country }) =>
    appointmentAt ? { substatusId, at: localTime(new Date(appointmentAt), zoneOf([{ country }])) } : {},
  sets: ({ substatusId, at }, { country }) => ({
    statusId: leadStatus.agenda,
    substatusId,
    appointmentAt: instantOf(at, country),
  }),
};

export const closeForm: CommandForm = {
  fields: ['substatusId', 'note'],
  Fields: () => (
    <>
      <SubstatusField statusId={leadStatus.closed} />
      <NoteField />
    </>
  ),
  payloadOf: (values) => ({
    ...substatusOf(leadStatus.closed, values.substatusId),
    ...said(values, 'note'),
  }),
  sets: ({ substatusId }) => ({ statusId: leadStatus.closed, substatusId }),
};

/** A command that asks for nothing but why; it says first what it will do. */
export const noteForm = (explanation: string): CommandForm => ({
  fields: ['note'],
  Fields: () => (
    <>
      <Typography variant="body2">{explanation}</Typography>
      <NoteField />
    </>
  ),
  payloadOf: (values) => said(values, 'note'),
});
