/** Fields of an insured person in a body, checked by the country of the company and as it is stored. */
import { type Identity, type Kinship } from '@cotejo/core/insured-people';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { record } from '@cotejo/core/kit/fields';
import { insuredDocument, phone } from '@cotejo/core/people';
import { dependantType } from '@cotejo/core/reference/dependant-types';
import { validated } from '../kit/http/validated.ts';

type Document = Pick<Identity, 'documentType' | 'documentNumber'>;

/** @throws Rejection (422) at the field that is wrong */
export const documentIn = (country: CountryCode, { documentType, documentNumber }: Document): Document =>
  validated(insuredDocument(country), { documentType, documentNumber });

/** The number with its prefix; none stays none. @throws Rejection (422) */
export const phoneIn = <Typed extends { readonly phone?: string | null | undefined }>(
  country: CountryCode,
  typed: Typed,
): Typed =>
  typed.phone ? { ...typed, ...validated(record({ phone: phone(country) }), { phone: typed.phone }) } : typed;

type TypedKinship = Pick<Kinship, 'relationship'> & { readonly dependantType?: Kinship['typeId'] };

/** @throws Rejection (422) for a type of another relationship */
export const kinshipOf = (holderId: string, { relationship, dependantType: typeId }: TypedKinship): Kinship =>
  typeId && dependantType(typeId).relationship !== relationship
    ? rejectInput({ dependantType: 'No es de ese parentesco.' })
    : { holderId, relationship, typeId: typeId ?? null };
