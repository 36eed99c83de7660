/** One question of a form: its label, a hint, what is wrong with the answer, and where to type it. */
import { type ComponentProps, type ReactNode } from 'react';
import './Field.css';

type Question = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
};
/** What ties a control to its question. */
type Wiring = {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
};

/** The id of a question's control, for links that lead to it. */
export const fieldId = (name: string): string => `campo-${name}`;

const Field = ({
  name,
  label,
  hint,
  error,
  optional = false,
  control,
}: Question & { readonly control: (wiring: Wiring) => ReactNode }) => {
  const id = fieldId(name);
  const described = [hint && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">(opcional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-ayuda`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <span className="only-read">Error: </span>
          {error}
        </p>
      )}
      {control({
        id,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!optional && { required: true }),
      })}
    </div>
  );
};

const questionOf = ({ name, label, hint, error, optional }: Question): Question => ({
  name,
  label,
  hint,
  error,
  optional,
});
const controlOf = <Props extends Question>(props: Props): Omit<Props, keyof Question> => {
  const { name: _name, label: _label, hint: _hint, error: _error, optional: _optional, ...rest } = props;
  return rest;
};

export const TextField = (props: Question & ComponentProps<'input'>) => (
  <Field
    {...questionOf(props)}
    control={(wiring) => <input type="text" {...controlOf(props)} {...wiring} />}
  />
);

export const TextAreaField = (props: Question & ComponentProps<'textarea'>) => (
  <Field
    {...questionOf(props)}
    control={(wiring) => <textarea rows={4} {...controlOf(props)} {...wiring} />}
  />
);

export const SelectField = (props: Question & ComponentProps<'select'>) => (
  <Field {...questionOf(props)} control={(wiring) => <select {...controlOf(props)} {...wiring} />} />
);
