/** Reasons by number: a digit chooses one, Enter sends the form. */
import { Box } from '@mui/material';
import { type KeyboardEvent } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { reasonNeeded } from '../../kit/commands/field.ts';

type Reason = { readonly id: number; readonly name: string };

export const ReasonKeys = ({ reasons }: { reasons: readonly Reason[] }) => {
  const { setValue } = useFormContext();
  const choose = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const reason = ctrlKey || metaKey || altKey ? undefined : reasons[Number(key) - 1];
    if (reason) setValue('reasonId', reason.id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box onKeyDown={choose}>
      <RadioButtonGroupInput
        source="reasonId"
        label="Motivo"
        choices={reasons.map(({ id, name }, place) => ({ id, name: `${place + 1} · ${name}` }))}
        translateChoice={false}
        // A radio's event gives its value as text.
        parse={Number}
        row={false}
        validate={reasonNeeded}
        helperText="Elige con el número y confirma con Enter."
      />
    </Box>
  );
};
