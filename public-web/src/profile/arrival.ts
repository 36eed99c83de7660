/** Keeps the profile that an address brought along for the lines of insurance that it fits. Loaded only by who comes with one. */
import {
  checkProfile,
  type FormField,
  keptModel,
  type ProfileForm,
  profileForm,
  profileTypeOf,
} from '@cotejo/core/profile-form';
import { type CountryCode } from '@cotejo/core/kit/country';
import { jsonErrors } from '@cotejo/core/kit/validation';
import { equalsIgnoringCase } from '../domain/equals-ignoring-case.ts';
import { type InsuranceLine } from '../api/content.ts';
import { listAt, valueAt } from './model-path.ts';
import { type Profile, type Profiles } from '../domain/profile.ts';
import { subjectOf } from './subject.ts';

/** Paths of a field's answers: one, or one in each entry of a list. */
const placesOf = ({ fldName, fieldType }: FormField, model: Profile): readonly string[] =>
  fieldType.fldType === 'array' ? listAt(model, fldName).map((_, index) => `${fldName}.${index}`) : [fldName];

const isOffered = (form: ProfileForm, model: Profile): boolean =>
  form.profileFormFields.every((field) =>
    field.elements.every(({ name, allowedValues }) =>
      placesOf(field, model).every((place) => {
        const answer = valueAt(model, name === null ? place : `${place}.${name}`) ?? null;
        return answer === null || !allowedValues || allowedValues.some(({ value }) => value === answer);
      }),
    ),
  );

/** Whether the platform takes it: a profile that it does not would have every later request refused. */
const isTaken = (form: ProfileForm, model: Profile): boolean =>
  Object.keys(checkProfile(form, model)).length === 0 && !jsonErrors(JSON.stringify(model), model);

/** The part of a profile that a line's form asks for; nothing where the form refuses it. */
const fitting = (perfil: Profile, productType: string, country: CountryCode): Profile | undefined => {
  const type = profileTypeOf(country, productType);
  if (!type) return undefined;
  const form = profileForm(country, type, productType);
  const model = keptModel(form, perfil);
  return isTaken(form, model) && isOffered(form, model) ? { ...model, ingresodatos: true } : undefined;
};

/** Of a comparator's page its own line; of other pages all that the profile fits. */
const linesAt = (lines: readonly InsuranceLine[], pathname: string): readonly InsuranceLine[] => {
  const path = pathname.replace(/\/+$/, '');
  const here = lines.find(({ compareUrl }) => equalsIgnoringCase(compareUrl, path));
  return here ? [here] : lines;
};

/** A link of somebody else replaces no answers of the visitor: lines that she has told of stay as they are. */
export const keepArrived = (
  profiles: Profiles,
  country: CountryCode,
  perfil: Profile,
  lines: readonly InsuranceLine[],
  pathname: string,
): void => {
  const untold = linesAt(lines, pathname).filter((line) => !profiles.read(line.productType, subjectOf(line)));
  for (const { productType } of untold) {
    const profile = fitting(perfil, productType, country);
    if (profile) profiles.save(productType, profile);
  }
};
