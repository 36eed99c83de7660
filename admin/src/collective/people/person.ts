/** Insured people as the console tells them. */
import { type PersonRecord } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { formatDocument } from '@cotejo/core/people';
import { dependantRelationships } from '@cotejo/core/reference/dependant-types';
import { nameIn } from '../nameIn.ts';

/** The country of a company, which its id begins with. */
export const countryOfCompany = (companyId: unknown): CountryCode | undefined =>
  typeof companyId === 'string' && companyId.includes('-')
    ? (companyId.slice(0, companyId.indexOf('-')) as CountryCode)
    : undefined;

export const documentText = ({ country, identity }: Pick<PersonRecord, 'country' | 'identity'>): string =>
  identity
    ? `${identity.documentType} ${formatDocument(country, identity.documentType, identity.documentNumber)}`
    : '';

/** What somebody is in a company; the key of a message where it is no relationship. */
export const kinshipText = ({ relationship }: Pick<PersonRecord, 'relationship'>, holder: string): string =>
  relationship ? nameIn(dependantRelationships, relationship) : holder;
