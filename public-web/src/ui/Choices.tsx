/** A question that is answered by choosing: one of several, or some. */
import { FieldError, fieldId } from './Field.tsx';
import './Choices.css';

export const Choices = ({
  type,
  name,
  legend,
  choices,
  chosen,
  error,
  optional,
}: {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly error?: string;
  readonly optional?: boolean;
}) => {
  const id = fieldId(name);
  return (
    <fieldset
      className={error ? 'field field-wrong choices' : 'field choices'}
      aria-describedby={error && `${id}-error`}
    >
      <legend>
        {legend} {optional && <span className="field-optional">(opcional)</span>}
      </legend>
      <FieldError name={name} error={error} />
      {choices.map((choice, index) => (
        <label key={choice.id}>
          {/* The first takes the focus when the summary of errors leads here. */}
          <input
            type={type}
            name={name}
            value={choice.id}
            defaultChecked={chosen.includes(choice.id)}
            required={type === 'radio'}
            {...(index === 0 && { id })}
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
};
