/** Erasing a person is for ever: it asks for a reason and to type a word first. */
import { erasureReason, erasureReasons } from '@cotejo/core/reference/erasure-reasons';
import { Alert } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { reasonNeeded } from '../../kit/commands/field.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';

const word = 'BORRAR';
const typed = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim().toUpperCase() === word
    ? undefined
    : 'resources.leads.command.typeErase';
const confirmed = [typed];

const Fields = () => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning">{translate('resources.leads.command.explain.erase')}</Alert>
      <SelectInput
        source="reasonId"
        label="resources.leads.command.reason"
        choices={[...erasureReasons]}
        translateChoice={false}
        validate={reasonNeeded}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="confirmation"
        label="resources.leads.command.typeErase"
        validate={confirmed}
        helperText={false}
        autoComplete="off"
        fullWidth
      />
    </>
  );
};

export const eraseForm: CommandForm = {
  fields: ['reasonId', 'confirmation'],
  Fields,
  takesAway: true,
  isUnkept: true,
  startsWith: () => ({ reasonId: erasureReason.asked }),
  payloadOf: (values) => said(values, 'reasonId'),
};
