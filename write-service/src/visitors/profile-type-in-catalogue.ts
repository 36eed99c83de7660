/** Whom a type of insurance is for as the catalogue says it, read from the log: this side has no read models. */
import { insuranceType, insuranceTypeNumber } from '@cotejo/core/catalogue';
import { type LoadAggregate } from '@cotejo/core/command-handling';
import { type CountryCode } from '@cotejo/core/reference';
import { lineNamed, type ProfileType } from '@cotejo/core/visitors';

/**
 * @param name as the form told it (`productTypeName`)
 * @returns what the type says, else its category; nothing where neither does, or no type is called so
 */
export const profileTypeInCatalogue = async (
  load: LoadAggregate,
  country: CountryCode,
  name: string,
): Promise<ProfileType | undefined> => {
  const saidBy = async (id: number, below: readonly number[] = []): Promise<ProfileType | undefined> => {
    const { state } = await load(insuranceType, String(id));
    if (state.status === 'unknown' || below.includes(id)) return undefined;
    const { profileType, upperTypeId } = state.details;
    return profileType ?? (upperTypeId ? saidBy(upperTypeId, [...below, id]) : undefined);
  };
  return saidBy(insuranceTypeNumber(country, lineNamed(country, name)?.productType ?? name));
};
