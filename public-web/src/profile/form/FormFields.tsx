/** The fields of a profile's form: single questions, groups of them, and lists of persons or pets. */
import { Fragment, type ReactNode } from 'react';
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
import { couple, isOfCouple, withAnswer, withEntry, withoutEntry } from './model-changes.ts';

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

type EntriesProps = Filling & {
  readonly field: FormField;
  readonly afterFirst: ReactNode;
};

const Entries = ({ field, afterFirst, ...filling }: EntriesProps) => {
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
        <Fragment key={index}>
          <fieldset className="profile-entry">
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
          {index === 0 && afterFirst}
        </Fragment>
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

const Questions = ({ field, ...filling }: Filling & { readonly field: FormField }) => {
  const { fldName, fieldType, elements, groupedBy } = field;
  const questions = <Elements {...filling} elements={elements} base={fldName} />;
  return fieldType.fldType === 'group' && elements.length > 1 ? (
    <fieldset className="profile-entry">
      <legend>{groupedBy}</legend>
      {questions}
    </fieldset>
  ) : (
    <div className="profile-single">{questions}</div>
  );
};

/** The couple's checkbox stands between the two policyholders: what it adds comes after it. */
export const FormFields = (filling: Filling) => {
  const fields = filling.form.profileFormFields.filter((field) => !isHidden(field, filling.model));
  const isAsked = fields.some((field) => isOfCouple(filling.model, field));
  const checkbox = isAsked ? fields.find(({ fldName }) => fldName === couple) : undefined;
  return fields.map((field) => {
    if (field === checkbox) return null;
    if (field.fieldType.fldType !== 'array')
      return <Questions key={field.fldName} {...filling} field={field} />;
    const afterFirst = checkbox && isOfCouple(filling.model, field) && (
      <Questions {...filling} field={checkbox} />
    );
    return <Entries key={field.fldName} {...filling} field={field} afterFirst={afterFirst} />;
  });
};
