/** One question of a form: its label, a hint, what is wrong with the answer, and where to type it. */
import { type ComponentProps, type ReactNode } from 'react';
import './Field.css';

type Question = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
};
/** Attributes that tie a control to its question. */
type ControlProps = {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
};

/** The id of a question's control, for links that lead to it. */
export const fieldId = (name: string): string => `campo-${name}`;

const controlPropsOf = ({ name, hint, error, optional }: Question): ControlProps => {
  const id = fieldId(name);
  const described = [hint && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
    ...(!optional && { required: true }),
  };
};

/** The error of an answer, which also describes the control. */
export const FieldError = ({ name, error }: Pick<Question, 'name' | 'error'>) =>
  error ? (
    <p className="field-error" id={`${fieldId(name)}-error`}>
      <span className="visually-hidden">Error: </span>
      {error}
    </p>
  ) : null;

/** *Campo requerido* alone does not say which, read by itself. */
const namedError = ({ label, error }: Question): string | undefined =>
  error === 'Campo requerido.' ? `${label}: campo requerido.` : error;

const Field = ({ question, children }: { readonly question: Question; readonly children: ReactNode }) => {
  const { name, label, hint, optional } = question;
  const error = namedError(question);
  const id = fieldId(name);
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
      <FieldError name={name} error={error} />
      {children}
    </div>
  );
};

/** A question's own properties, apart from those of the element that takes the answer. */
const splitProps = <Props extends Question>({ name, label, hint, error, optional, ...control }: Props) => {
  const question: Question = { name, label, hint, error, optional };
  return { question, control: { ...control, ...controlPropsOf(question) } };
};

export const TextField = (props: Question & ComponentProps<'input'>) => {
  const { question, control } = splitProps(props);
  return (
    <Field question={question}>
      <input type="text" {...control} />
    </Field>
  );
};

export const TextAreaField = (props: Question & ComponentProps<'textarea'>) => {
  const { question, control } = splitProps(props);
  return (
    <Field question={question}>
      <textarea rows={4} {...control} />
    </Field>
  );
};

export const SelectField = (props: Question & ComponentProps<'select'>) => {
  const { question, control } = splitProps(props);
  return (
    <Field question={question}>
      <select {...control} />
    </Field>
  );
};
