/** The new password, twice, with the rule that it has to fit. */
import { type Ref } from 'react';
import { passwords } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { type useNewPassword } from './useNewPassword.ts';

type NewPasswordFieldsProps = {
  chosen: ReturnType<typeof useNewPassword>;
  firstField?: Ref<HTMLInputElement>;
};

export const NewPasswordFields = ({ chosen, firstField }: NewPasswordFieldsProps) => {
  const { next, setNext, repeated, setRepeated, wrong } = chosen;
  const { password } = passwords;
  return (
    <>
      {wrong.all && (
        <p className="login-wrong" role="alert">
          {wrong.all}
        </p>
      )}
      <PasswordField
        value={next}
        onChange={setNext}
        label={password.next}
        name="new-password"
        autoComplete="new-password"
        helperText={password.rule}
        error={wrong.next}
        inputRef={firstField}
      />
      <PasswordField
        value={repeated}
        onChange={setRepeated}
        label={password.repeated}
        name="repeated-password"
        autoComplete="new-password"
        error={wrong.repeated}
      />
    </>
  );
};
