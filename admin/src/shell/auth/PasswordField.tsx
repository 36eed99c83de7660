/** A password that may be looked at while it is typed. */
import { type Ref, useId, useState } from 'react';
import './login.css';

type PasswordFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  describedBy?: string;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  error?: string;
  helperText?: string;
  inputRef?: Ref<HTMLInputElement>;
};

export const PasswordField = ({ label, value, onChange, describedBy, ...field }: PasswordFieldProps) => {
  const { name = 'password', autoComplete = 'current-password', error, helperText, inputRef } = field;
  const [id, helperId] = [useId(), useId()];
  const [isVisible, setIsVisible] = useState(false);
  const said = error ?? helperText;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-password">
        <input
          aria-describedby={said ? helperId : describedBy}
          aria-invalid={error !== undefined}
          autoComplete={autoComplete}
          id={id}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          ref={inputRef}
          required
          type={isVisible ? 'text' : 'password'}
          value={value}
        />
        <button
          type="button"
          aria-label={isVisible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          onClick={() => setIsVisible(!isVisible)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {isVisible && <path d="m4 4 16 16" />}
          </svg>
        </button>
      </div>
      {said && (
        <p id={helperId} className={error ? 'login-invalid' : 'login-soft'}>
          {said}
        </p>
      )}
    </div>
  );
};
