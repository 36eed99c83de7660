/** Keeps the profile that an address brought along for the lines of insurance that it fits. Loaded only by who comes with one. */
import '../ui/no-code-from-text.ts';
import { checkProfile, keptModel, profileForm, profileTypeOf } from '@cotejo/core/profile-form';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ComparedLine } from '../api/index.ts';
import { type Profile, type Profiles } from './profiles.ts';

/** What of a profile a line's form asks for; nothing where that has no price. */
const fitting = (perfil: Profile, productType: string, country: CountryCode): Profile | undefined => {
  const type = profileTypeOf(country, productType);
  if (!type) return undefined;
  const form = profileForm(country, type, productType);
  const model = keptModel(form, perfil);
  return Object.keys(checkProfile(form, model)).length === 0 ? { ...model, ingresodatos: true } : undefined;
};

/** Of a comparator's page its own line; of other pages all that the profile fits. */
const linesAt = (lines: readonly ComparedLine[], pathname: string): readonly ComparedLine[] => {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  const here = lines.find(({ compareUrl }) => compareUrl.toLowerCase() === path);
  return here ? [here] : lines;
};

export const keepArrived = (
  profiles: Profiles,
  country: CountryCode,
  perfil: Profile,
  lines: readonly ComparedLine[],
  pathname: string,
): void => {
  for (const { productType } of linesAt(lines, pathname)) {
    const profile = fitting(perfil, productType, country);
    if (profile) profiles.save(productType, profile);
  }
};
