/** The new password, twice, with the rule that it has to fit. */
import { type Ref } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { type useNewPassword } from './useNewPassword.ts';

type NewPasswordFieldsProps = {
  chosen: ReturnType<typeof useNewPassword>;
  firstField?: Ref<HTMLInputElement>;
};

export const NewPasswordFields = ({ chosen, firstField }: NewPasswordFieldsProps) => {
  const { next, setNext, repeated, setRepeated, wrong } = chosen;
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
        label="Contraseña nueva"
        name="new-password"
        autoComplete="new-password"
        helperText="De 8 a 12 caracteres, con mayúscula, minúscula, número y un carácter especial. Distinta de las últimas 4, sin palabras muy comunes ni tu nombre o correo."
        error={wrong.next}
        inputRef={firstField}
      />
      <PasswordField
        value={repeated}
        onChange={setRepeated}
        label="Repite la contraseña nueva"
        name="repeated-password"
        autoComplete="new-password"
        error={wrong.repeated}
      />
    </>
  );
};
