/** Insured people as the console tells them. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { formatDocument } from '@cotejo/core/people';
import { ageOn } from '@cotejo/core/kit/time';
import {
  dependantRelationships,
  type DependantType,
  dependantTypeAt,
} from '@cotejo/core/reference/dependant-types';

/** The country of a company, which its id begins with. */
export const countryOfCompany = (companyId: unknown): CountryCode | undefined =>
  typeof companyId === 'string' && companyId.includes('-')
    ? (companyId.slice(0, companyId.indexOf('-')) as CountryCode)
    : undefined;

export const documentText = ({ country, identity }: Pick<PersonRecord, 'country' | 'identity'>): string =>
  identity
    ? `${identity.documentType} ${formatDocument(country, identity.documentType, identity.documentNumber)}`
    : '';

/** A person who is erased or has left is asked for no more. */
export const isGone = ({ erased, status }: Pick<PersonRecord, 'erased' | 'status'>): boolean =>
  erased || status === 'INACTIVE';

/** A person's role in the company: the relationship's name, or the key of a message for an employee. */
export const kinshipText = ({ relationship }: Pick<PersonRecord, 'relationship'>, holder: string): string =>
  relationship ? nameIn(dependantRelationships, relationship) : holder;

/** The type that a dependant has by age, where it is another one than the chosen. @param today `YYYY-MM-DD` */
export const typeByAge = (
  { dependantType, birthDate }: Readonly<Record<string, unknown>>,
  today: string,
): DependantType | undefined => {
  if (typeof dependantType !== 'string' || dependantType === '') return undefined;
  if (typeof birthDate !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(birthDate)) return undefined;
  const type = dependantTypeAt(dependantType as DependantType, ageOn(birthDate, today));
  return type === dependantType ? undefined : type;
};
