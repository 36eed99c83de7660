/** The fields of a profile's form: single questions, groups of them, and lists of persons or pets. */
import {
  evaluate,
  type FormElement,
  type FormField,
  type ProfileForm,
  type ProfileModel,
} from '@cotejo/core/profile-form';
import { fieldId } from '../../ui/Field.tsx';
import { listAt, valueAt } from '../model-path.ts';
import { ElementField } from './ElementField.tsx';
import { entryName, singular } from './form-errors.ts';
import { isOfCouple, withAnswer, withEntry, withoutEntry } from './model-changes.ts';

const spouse = 'Cónyuge';

type Filling = {
  readonly form: ProfileForm;
  readonly model: ProfileModel;
  /** Messages by path; none before somebody tried to compare. */
  readonly errors: Readonly<Record<string, string>>;
  /** @param focused the control that takes the focus then */
  readonly onChange: (model: ProfileModel, focused?: string) => void;
};

const isHidden = ({ hideExpression }: FormElement | FormField, model: ProfileModel, entry?: unknown) =>
  evaluate(hideExpression, model, entry) === true;

/** A field without a default that the form does not require is optional; ages are always asked. */
const isOptional = ({ form }: Filling, { name, defaultValue }: FormElement, path: string): boolean =>
  defaultValue === null && name !== 'edad' && !form.requiredFields.some(({ field }) => field === path);

/** The checkbox adds a partner; only in Chile can a spouse who does not contribute be a dependant. */
const withoutSpouse = (element: FormElement, { form, model }: Filling, chosen: unknown): FormElement =>
  element.name === 'parentescoCarga' && 'enPareja' in model && form.country !== 'CL' && chosen !== spouse
    ? { ...element, allowedValues: element.allowedValues?.filter(({ value }) => value !== spouse) ?? null }
    : element;

type ElementsProps = Filling & {
  readonly elements: readonly FormElement[];
  /** Path of the answers. */
  readonly base: string;
};

const Elements = ({ elements, base, ...filling }: ElementsProps) => {
  const { form, model, errors, onChange } = filling;
  const entry = valueAt(model, base);
  return elements.map((element) => {
    if (isHidden(element, model, entry)) return null;
    const path = element.name === null ? base : `${base}.${element.name}`;
    const sector = valueAt(model, `${base}.sector`);
    return (
      <ElementField
        key={path}
        element={withoutSpouse(element, filling, valueAt(model, path))}
        path={path}
        value={valueAt(model, path)}
        error={errors[path]}
        optional={isOptional(filling, element, path)}
        chosenBefore={typeof sector === 'string' ? sector : undefined}
        onAnswer={(answer) => onChange(withAnswer(form, model, element, path, answer))}
      />
    );
  });
};

const addId = (field: FormField): string => fieldId(`${field.fldName}-agregar`);

const Entries = ({ field, ...filling }: Filling & { readonly field: FormField }) => {
  const { model, errors, onChange } = filling;
  const { fldName, elements, repeat, groupedBy } = field;
  const { length } = listAt(model, fldName);
  const kind = singular(groupedBy ?? '').toLowerCase();
  const error = errors[fldName];
  const isPartnerTicked = isOfCouple(model, field);
  const first = elements.find(({ fieldType }) => fieldType.fldType !== 'radio') ?? elements[0];
  return (
    <div className={error ? 'profile-list field-wrong' : 'profile-list'} {...(error && { tabIndex: -1 })}>
      {error && <p className="field-error">{error}</p>}
      {Array.from({ length }, (_, index) => (
        <fieldset key={index} className="profile-entry">
          <legend>{entryName(field, model, index)}</legend>
          <Elements {...filling} elements={elements} base={`${fldName}.${index}`} />
          {!isPartnerTicked && length > (repeat?.least ?? 0) && (
            <button
              type="button"
              className="profile-remove"
              onClick={() => onChange(withoutEntry(model, field, index), addId(field))}
            >
              Quitar {entryName(field, model, index).toLowerCase()}
            </button>
          )}
        </fieldset>
      ))}
      {!isPartnerTicked && length < (repeat?.most ?? 0) && (
        <button
          type="button"
          id={addId(field)}
          className="profile-add"
          onClick={() =>
            onChange(withEntry(model, field), fieldId(`${fldName}.${length}.${first?.name ?? ''}`))
          }
        >
          <span aria-hidden="true">+ </span>
          {repeat?.addLabel}
          {fldName !== 'mascota' && <span className="profile-as"> como {kind}</span>}
        </button>
      )}
    </div>
  );
};

export const FormFields = (filling: Filling) =>
  filling.form.profileFormFields.map((field) => {
    const { fldName, fieldType, elements, groupedBy } = field;
    if (isHidden(field, filling.model)) return null;
    if (fieldType.fldType === 'array') return <Entries key={fldName} {...filling} field={field} />;
    const questions = <Elements {...filling} elements={elements} base={fldName} />;
    return fieldType.fldType === 'group' && elements.length > 1 ? (
      <fieldset key={fldName} className="profile-entry">
        <legend>{groupedBy}</legend>
        {questions}
      </fieldset>
    ) : (
      <div key={fldName} className="profile-single">
        {questions}
      </div>
    );
  });
