/** A call or a meeting that took place, and how it ended. */
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { instantOfLocal } from '@cotejo/core/kit/time';
import { activityTypes } from '@cotejo/core/reference/activity-types';
import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type LeadRow } from '../lead.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';
import { InstantField, zoneOf } from './InstantField.tsx';
import { NoteField } from './NoteField.tsx';

const typeChosen = [required('Elige llamada o reunión.')];
const outcomeChosen = [required('Elige un resultado.')];
const types = activityTypes.map(({ id, displayName: name }) => ({ id, name }));

const Fields = ({ leads }: { leads: readonly LeadRow[] }) => {
  const { typeId } = useWatch<{ typeId?: string }>();
  const outcomes = activityTypes.find(({ id }) => id === typeId)?.outcomes ?? [];
  return (
    <>
      <ChoiceField source="typeId" label="Tipo" choices={types} validate={typeChosen} />
      {outcomes.length > 0 && (
        <ChoiceField
          key={typeId}
          source="outcomeId"
          label="Resultado"
          choices={outcomes}
          validate={outcomeChosen}
        />
      )}
      <InstantField leads={leads} label="Cuándo fue (si no fue ahora)" side="past" />
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
