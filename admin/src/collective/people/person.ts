/** Insured people as the console tells them. */
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { formatDocument } from '@cotejo/core/people';
import { dependantRelationships } from '@cotejo/core/reference/dependant-types';

/** The country of a company, which its id begins with. */
export const countryOfCompany = (companyId: unknown): CountryCode | undefined =>
  typeof companyId === 'string' && companyId.includes('-')
    ? (companyId.slice(0, companyId.indexOf('-')) as CountryCode)
    : undefined;

export const documentText = ({ country, identity }: Pick<PersonRecord, 'country' | 'identity'>): string =>
  identity
    ? `${identity.documentType} ${formatDocument(country, identity.documentType, identity.documentNumber)}`
    : '';

/** A person's role in the company: the relationship's name, or the key of a message for an employee. */
export const kinshipText = ({ relationship }: Pick<PersonRecord, 'relationship'>, holder: string): string =>
  relationship ? nameIn(dependantRelationships, relationship) : holder;
