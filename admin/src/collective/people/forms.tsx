/** The fields of the commands on somebody who is registered. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { erasureReason, erasureReasons } from '@cotejo/core/reference/erasure-reasons';
import { assess, isAskedAbout } from '@cotejo/core/growth';
import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { BooleanInput, DateInput, NumberInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { type RecordForm } from '../../kit/commands/CommandActions.tsx';
import { dayNeeded, needed, reasonNeeded } from '../../kit/commands/field.ts';
import { said, type Values } from '../../kit/commands/form.ts';
import { reasonForm } from '../../kit/commands/reasonForm.tsx';
import { decimals } from './assessed.ts';
import { AboutFields, AccountFields, field, KinshipFields } from './IdentityFields.tsx';
import { accountOf } from './register-forms.tsx';

const aboutNames = [
  'firstName',
  'paternalSurname',
  'maternalSurname',
  'birthDate',
  'gender',
  'email',
  'phone',
];
/** Those that may be emptied. */
const optional = { maternalSurname: null, birthDate: null, gender: null, email: null, phone: null };
const asTyped = (day: string) => day;

const changeForm: RecordForm<PersonRecord> = {
  fields: [...aboutNames, 'relationship', 'dependantType', 'bankAccount'],
  startsWith: ({ identity, bankAccount, relationship, dependantType }) => ({
    ...identity,
    bankAccount,
    relationship,
    dependantType,
  }),
  payloadOf: (values, record) => ({
    ...optional,
    ...said(values, ...aboutNames),
    ...(record?.holderId
      ? { dependantType: null, ...said(values, 'relationship', 'dependantType') }
      : accountOf(values)),
  }),
  Fields: ({ record }) => (
    <>
      {record.holderId && <KinshipFields />}
      <AboutFields />
      {!record.holderId && <AccountFields />}
    </>
  ),
};

const checked = (value: unknown) =>
  value === true ? undefined : 'Confirma que las medidas están bien, o corrígelas.';

/** Asks about measures that are unlikely for the child; the valuation of what is kept stands. */
const MeasureQuestion = ({ record: { identity } }: { record: PersonRecord }) => {
  const { setValue } = useFormContext();
  const heightCm: unknown = useWatch({ name: 'heightCm' });
  const weightKg: unknown = useWatch({ name: 'weightKg' });
  const on: unknown = useWatch({ name: 'on' });
  // The answer was about other measures.
  useEffect(() => setValue('isChecked', false), [setValue, heightCm, weightKg, on]);
  if (!identity?.gender || !identity.birthDate) return null;
  if (typeof heightCm !== 'number' || typeof weightKg !== 'number' || typeof on !== 'string' || !on)
    return null;
  const found = assess(identity.gender, identity.birthDate, { heightCm, weightKg, on });
  if (!isAskedAbout(found)) return null;
  const unusual = (['weight', 'bmi'] as const).flatMap((kind) => {
    const one = found[kind];
    if (!one || one.judgement === 'usual') return [];
    const { min, max } = one.range;
    const range = `de ${decimals.format(min)} a ${decimals.format(max)}`;
    return kind === 'weight'
      ? [`Para esa estatura lo usual es pesar ${range} kg.`]
      : [`A esa edad lo usual es un índice de masa corporal ${range} kg/m².`];
  });
  return (
    <>
      <Alert severity="warning">
        {unusual.length > 0
          ? unusual.join(' ')
          : 'Las tablas no llegan a esa estatura a esa edad: revisa que no haya un error al escribir. No se podrá valorar.'}
      </Alert>
      <BooleanInput
        source="isChecked"
        label="Lo comprobé: las medidas son estas"
        validate={checked}
        helperText={false}
      />
    </>
  );
};

export const MeasureFields = ({ record }: { record: PersonRecord }) => (
  <>
    <DateInput {...field('on')} validate={dayNeeded} parse={asTyped} />
    <NumberInput {...field('heightCm')} validate={needed} step={0.1} />
    <NumberInput {...field('weightKg')} validate={needed} step={0.1} />
    <MeasureQuestion record={record} />
  </>
);

export const removeMeasureForm = (on: string): RecordForm<PersonRecord> => ({
  about: on,
  takesAway: true,
  payloadOf: () => ({ on }),
});

export const measureForm: RecordForm<PersonRecord> = {
  fields: ['heightCm', 'weightKg', 'on'],
  Fields: MeasureFields,
};

const word = 'BORRAR';
const confirmed = (value: unknown) =>
  typeof value === 'string' && value.trim().toUpperCase() === word
    ? undefined
    : 'Escribe BORRAR para confirmar';

const eraseForm: RecordForm<PersonRecord> = {
  fields: ['reasonId', 'confirmation'],
  takesAway: true,
  isUnkept: true,
  startsWith: (): Values => ({ reasonId: erasureReason.asked }),
  payloadOf: (values) => said(values, 'reasonId'),
  explains: true,
  Fields: () => (
    <>
      <ChoiceField {...field('reasonId')} choices={erasureReasons} validate={reasonNeeded} />
      <TextInput
        source="confirmation"
        label="Escribe BORRAR para confirmar"
        validate={confirmed}
        helperText={false}
        autoComplete="off"
        fullWidth
      />
    </>
  ),
};

export const personForms = {
  change: changeForm,
  measure: measureForm,
  deactivate: reasonForm,
  reactivate: { explains: true },
  erase: eraseForm,
};
