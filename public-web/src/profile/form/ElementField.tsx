/** One question of a profile's form, by the type that the form gives it. */
import { type FormElement, masked, unmasked } from '@cotejo/core/profile-form';
import { FieldError, fieldId, SelectField, TextField } from '../../ui/Field.tsx';
import { type Option } from '../../api/profile-form.ts';
import { textOf } from '../model-path.ts';
import { useOptions } from './use-options.ts';

export type ElementProps = {
  readonly element: FormElement;
  /** Path of the answer in the model. */
  readonly path: string;
  readonly value: unknown;
  readonly error: string | undefined;
  /** Whether the form is complete without it. */
  readonly optional: boolean;
  /** Of a list that depends on another one, what was chosen there. */
  readonly chosenBefore: string | undefined;
  readonly onAnswer: (answer: unknown) => void;
};

const question = ({ element, path, error, optional }: ElementProps) => ({
  name: path,
  label: element.label,
  optional,
  ...(element.helper && { hint: element.helper }),
  ...(error && { error }),
});

const Tick = ({ element: { label, helper }, path, value, error, onAnswer }: ElementProps) => {
  const id = fieldId(path);
  const described = [helper && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'profile-tick field-wrong' : 'profile-tick'}>
      <FieldError name={path} error={error} />
      <label>
        <input
          id={id}
          type="checkbox"
          name={path}
          checked={value === true || value === 'true'}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onAnswer(target.checked)}
        />
        {label}
      </label>
      {helper && (
        <p className="field-hint" id={`${id}-ayuda`}>
          {helper}
        </p>
      )}
    </div>
  );
};

const Radios = ({ element, path, value, error, onAnswer }: ElementProps) => (
  <fieldset
    className={error ? 'profile-radios field-wrong' : 'profile-radios'}
    aria-describedby={error && `${fieldId(path)}-error`}
  >
    <legend>{element.label}</legend>
    <FieldError name={path} error={error} />
    {element.allowedValues?.map((one) => (
      <label key={one.label}>
        <input
          type="radio"
          name={path}
          checked={(value ?? element.defaultValue) === one.value}
          onChange={() => onAnswer(one.value)}
        />
        {one.label}
      </label>
    ))}
  </fieldset>
);

const optionsNow = (
  options: readonly Option[],
  { element: { name }, chosenBefore }: ElementProps,
): readonly Option[] =>
  name === 'tipo_trabajo' ? (options.find(({ value }) => value === chosenBefore)?.options ?? []) : options;

const List = (props: ElementProps) => {
  const { element, value, onAnswer } = props;
  const { options, hasFailed, askAgain } = useOptions(element);
  const empty = options ? (element.placeholder ?? 'Elige una opción') : 'Cargando…';
  return (
    <SelectField
      {...question(props)}
      {...(hasFailed && { hint: 'No pudimos cargar la lista. Vuelve a intentarlo.' })}
      value={textOf(value)}
      onFocus={hasFailed ? askAgain : undefined}
      onChange={({ target }) => onAnswer(target.value || null)}
    >
      {(element.defaultValue === null || !options) && <option value="">{empty}</option>}
      {optionsNow(options ?? [], props).map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
};

const Input = (props: ElementProps) => {
  const { element, value, onAnswer } = props;
  const { mask, placeholder } = element;
  return (
    <TextField
      {...question(props)}
      value={mask ? masked(mask, textOf(value)) : textOf(value)}
      placeholder={placeholder ?? undefined}
      autoComplete="off"
      maxLength={mask ? undefined : 60}
      inputMode={element.fieldType.htmlType === 'number' ? 'numeric' : undefined}
      onChange={({ target }) =>
        onAnswer(mask ? (unmasked(mask, target.value) ?? null) : target.value || null)
      }
    />
  );
};

export const ElementField = (props: ElementProps) => {
  switch (props.element.fieldType.fldType) {
    case 'checkbox':
      return <Tick {...props} />;
    case 'radio':
      return <Radios {...props} />;
    case 'select':
      return <List {...props} />;
    default:
      return <Input {...props} />;
  }
};
