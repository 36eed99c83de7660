/** The fields of the commands on coverages: dates within their windows, and reasons. */
import { coverageLabels, type CoverageRecord } from '@cotejo/core/policy-employees';
import {
  cancellationDeclineReasons,
  cancellationReasons,
  declineReasons,
  otherReason,
} from '@cotejo/core/reference/collective-tables';
import { Alert } from '@mui/material';
import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { dayNeeded, fieldOf, reasonNeeded } from '../../kit/commands/field.ts';
import { NoteField } from '../../kit/commands/NoteField.tsx';
import { activationWindow, cancellationWindow, lastCovered, windowText } from './coverage.ts';
import { ReasonKeys } from './ReasonKeys.tsx';

const field = fieldOf(coverageLabels);
const longestNote = 500;
const asTyped = (day: string) => day;

type OfCoverage = { record: CoverageRecord };
type DayFieldProps = { source: 'from' | 'until'; label: keyof typeof coverageLabels; helperText?: string };

const DayField = ({ source, label, helperText }: DayFieldProps) => (
  <DateInput
    {...field(label)}
    source={source}
    validate={dayNeeded}
    parse={asTyped}
    helperText={helperText ?? false}
  />
);

/** Explanation of the first day without coverage. */
const LastDay = () => {
  const until = useWatch({ name: 'until' }) as string | undefined;
  if (!until || !/^\d{4}-\d\d-\d\d$/.test(until)) return null;
  return <Alert severity="info">Tendrá cobertura hasta el {lastCovered(until)}.</Alert>;
};

/** The reason that is none of the list has to be said. */
const Note = () => {
  const reasonId = useWatch({ name: 'reasonId' }) as number | undefined;
  return (
    <NoteField
      source="note"
      label={coverageLabels.note}
      longest={longestNote}
      isRequired={reasonId === otherReason}
    />
  );
};

const completeForm: RecordForm<CoverageRecord> = {
  fields: ['from'],
  startsWith: ({ coveredFrom }) => ({ from: coveredFrom }),
  explains: true,
  Fields: ({ record }: OfCoverage) => (
    <DayField source="from" label="askedFrom" helperText={windowText(activationWindow(record))} />
  ),
};

const withdrawForm: RecordForm<CoverageRecord> = {
  fields: ['note'],
  takesAway: true,
  explains: true,
  Fields: () => <NoteField source="note" label={coverageLabels.note} longest={longestNote} />,
};

const acceptActivationForm: RecordForm<CoverageRecord> = {
  fields: ['from'],
  startsWith: ({ coveredFrom }) => ({ from: coveredFrom }),
  explains: true,
  Fields: () => <DayField source="from" label="confirmedFrom" />,
};

const acceptCancellationForm: RecordForm<CoverageRecord> = {
  fields: ['until'],
  startsWith: ({ coveredUntil }) => ({ until: coveredUntil }),
  explains: true,
  Fields: () => (
    <>
      <DayField source="until" label="confirmedUntil" />
      <LastDay />
    </>
  ),
};

type DeclineCommand = 'decline-activation' | 'decline-cancellation';

export const DeclineFields = ({ command }: { command: DeclineCommand }) => (
  <>
    <ReasonKeys reasons={command === 'decline-cancellation' ? cancellationDeclineReasons : declineReasons} />
    <Note />
  </>
);

const declineForm = (command: DeclineCommand): RecordForm<CoverageRecord> => ({
  fields: ['reasonId', 'note'],
  takesAway: true,
  explains: true,
  Fields: () => <DeclineFields command={command} />,
});

const requestCancellationForm: RecordForm<CoverageRecord> = {
  fields: ['reasonId', 'until', 'note'],
  isNamed: true,
  takesAway: true,
  Fields: ({ record }: OfCoverage) => (
    <>
      <ChoiceField {...field('reasonId')} choices={cancellationReasons} validate={reasonNeeded} />
      <DayField source="until" label="askedUntil" helperText={windowText(cancellationWindow(record))} />
      <LastDay />
      <Note />
    </>
  ),
};

export const coverageForms = {
  complete: completeForm,
  withdraw: withdrawForm,
  'accept-activation': acceptActivationForm,
  'decline-activation': declineForm('decline-activation'),
  'request-cancellation': requestCancellationForm,
  'accept-cancellation': acceptCancellationForm,
  'decline-cancellation': declineForm('decline-cancellation'),
};
