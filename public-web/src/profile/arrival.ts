/** Keeps the profile that an address brought along for the lines of insurance that it fits. Loaded only by who comes with one. */
import {
  type FormField,
  keptModel,
  type ProfileForm,
  profileForm,
  profileTypeOf,
  ruleErrors,
} from '@cotejo/core/profile-form';
import { type CountryCode } from '@cotejo/core/kit/country';
import { equalsIgnoringCase } from '../domain/equals-ignoring-case.ts';
import { type InsuranceLine } from '../api/index.ts';
import { listAt, valueAt } from './model-path.ts';
import { type Profile, type Profiles } from '../domain/profile.ts';

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

/** The part of a profile that a line's form asks for; nothing where the form refuses it. */
const fitting = (perfil: Profile, productType: string, country: CountryCode): Profile | undefined => {
  const type = profileTypeOf(country, productType);
  if (!type) return undefined;
  const form = profileForm(country, type, productType);
  const model = keptModel(form, perfil);
  const isFine = Object.keys(ruleErrors(form, model)).length === 0 && isOffered(form, model);
  return isFine ? { ...model, ingresodatos: true } : undefined;
};

/** Of a comparator's page its own line; of other pages all that the profile fits. */
const linesAt = (lines: readonly InsuranceLine[], pathname: string): readonly InsuranceLine[] => {
  const path = pathname.replace(/\/+$/, '');
  const here = lines.find(({ compareUrl }) => equalsIgnoringCase(compareUrl, path));
  return here ? [here] : lines;
};

export const keepArrived = (
  profiles: Profiles,
  country: CountryCode,
  perfil: Profile,
  lines: readonly InsuranceLine[],
  pathname: string,
): void => {
  for (const { productType } of linesAt(lines, pathname)) {
    const profile = fitting(perfil, productType, country);
    if (profile) profiles.save(productType, profile);
  }
};
