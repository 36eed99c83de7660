/** The new password, twice, with the rule that it has to fit. */
import { Alert, Stack } from '@mui/material';
import { type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from './PasswordField.tsx';
import { type useNewPassword } from './useNewPassword.ts';

type NewPasswordFieldsProps = {
  chosen: ReturnType<typeof useNewPassword>;
  firstField?: Ref<HTMLInputElement>;
};

export const NewPasswordFields = ({ chosen, firstField }: NewPasswordFieldsProps) => {
  const translate = useTranslate();
  const { next, setNext, repeated, setRepeated, wrong } = chosen;
  return (
    <Stack spacing={2}>
      {wrong.all && <Alert severity="error">{wrong.all}</Alert>}
      <PasswordField
        value={next}
        onChange={setNext}
        label="cotejo.password.next"
        name="new-password"
        autoComplete="new-password"
        helperText={translate('cotejo.password.rule')}
        error={wrong.next}
        inputRef={firstField}
      />
      <PasswordField
        value={repeated}
        onChange={setRepeated}
        label="cotejo.password.repeated"
        name="repeated-password"
        autoComplete="new-password"
        error={wrong.repeated}
      />
    </Stack>
  );
};
