/** A call or a meeting that took place, and how it ended. */
import { instantOfLocal } from '@cotejo/core/kit/time';
import { activityTypes } from '@cotejo/core/reference/activity-types';
import { required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type LeadRow } from '../lead.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { InstantField, zoneOf } from './InstantField.tsx';
import { NoteField } from './NoteField.tsx';

const typeChosen = [required('resources.leads.command.chooseActivity')];
const outcomeChosen = [required('resources.leads.command.chooseOutcome')];
const types = activityTypes.map(({ id, displayName: name }) => ({ id, name }));

const Fields = ({ leads }: { leads: readonly LeadRow[] }) => {
  const { typeId } = useWatch<{ typeId?: string }>();
  const outcomes = activityTypes.find(({ id }) => id === typeId)?.outcomes ?? [];
  return (
    <>
      <SelectInput
        source="typeId"
        label="resources.leads.command.activity"
        choices={types}
        validate={typeChosen}
        translateChoice={false}
        helperText={false}
        fullWidth
      />
      {outcomes.length > 0 && (
        <SelectInput
          key={typeId}
          source="outcomeId"
          label="resources.leads.command.outcome"
          choices={[...outcomes]}
          validate={outcomeChosen}
          translateChoice={false}
          helperText={false}
          fullWidth
        />
      )}
      <InstantField leads={leads} label="resources.leads.command.activityAt" side="past" />
      <NoteField />
    </>
  );
};

export const activityForm: CommandForm = {
  fields: ['typeId', 'outcomeId', 'at', 'note'],
  Fields,
  payloadOf: (values, leads) => ({
    ...said(values, 'typeId', 'outcomeId', 'note'),
    ...(typeof values.at === 'string' && { at: instantOfLocal(values.at, zoneOf(leads)) }),
  }),
};
