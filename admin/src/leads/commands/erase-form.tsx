/** Erasing a person is for ever: it asks for a reason and to type a word first. */
import { erasureReason, erasureReasons } from '@cotejo/core/reference/erasure-reasons';
import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { ChoiceField } from '../../kit/commands/ChoiceField.tsx';
import { reasonNeeded } from '../../kit/commands/field.ts';
import { said } from '../../kit/commands/form.ts';
import { type CommandForm } from './form.ts';

const word = 'BORRAR';
const typed = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim().toUpperCase() === word
    ? undefined
    : 'Escribe BORRAR para confirmar.';
const confirmed = [typed];

const Fields = () => (
  <>
    <Alert severity="warning">
      Nombre, documento, correo, teléfono, mensajes, notas y archivos se borran para siempre. No hay vuelta
      atrás.
    </Alert>
    <ChoiceField source="reasonId" label="Motivo" choices={erasureReasons} validate={reasonNeeded} />
    <TextInput
      source="confirmation"
      label="Escribe BORRAR para confirmar."
      validate={confirmed}
      helperText={false}
      autoComplete="off"
      fullWidth
    />
  </>
);

export const eraseForm: CommandForm = {
  fields: ['reasonId', 'confirmation'],
  Fields,
  takesAway: true,
  isUnkept: true,
  startsWith: () => ({ reasonId: erasureReason.asked }),
  payloadOf: (values) => said(values, 'reasonId'),
};
