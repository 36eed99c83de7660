/** Changes of visitors to their own requests: the given fields alone, of a request of that kind and country. */
import { z } from 'zod';
import { planTypes, requestType } from '../reference/request-types.ts';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { optionalText, text } from '../kit/validation/index.ts';
import { email, optionalPersonName, phone } from '../people/index.ts';
import {
  rejectNotOwn,
  updateOwnRequest,
  type LeadDecision,
  type LeadRequestUpdate,
  type ReceivedLead,
} from '../leads/index.ts';
import { always, documentCheck, identityFields, identityOf, longestMessage } from './person-fields.ts';

type Product = NonNullable<LeadRequestUpdate['product']>;
type Given<Value> = { readonly [Field in keyof Value]?: Value[Field] | undefined };

/** Parts of a request; of the person, the product and the insurance also parts of them. */
export type OwnUpdate = Omit<LeadRequestUpdate, 'person' | 'product' | 'insurance'> & {
  readonly leadId: string;
  /** Of the receipt: who has it sent the request. */
  readonly editKey: string;
  readonly requestTypeId: number;
  readonly country: CountryCode;
  readonly person?: Given<NonNullable<LeadRequestUpdate['person']>>;
  readonly product?: Given<Product>;
  readonly insurance?: Given<Record<string, unknown>>;
};

/** Which request it is, and that whoever changes it is who sent it. */
export const whoseRequest = {
  id: z
    .uuid('Debe ser el id de la solicitud.')
    .toLowerCase()
    .describe('la solicitud, como la nombró la respuesta que la recibió'),
  editKey: text(100).describe('la llave que dio esa respuesta, y que nadie más tiene'),
};

/** The fields of `datosingresados`, none of which must be there. */
export const ownPersonUpdate = (country: CountryCode) => {
  const identity = identityOf(country);
  return z
    .object(
      {
        nombre: optionalPersonName,
        ...identityFields,
        email: email.nullish(),
        telefono: phone(country).nullish(),
        mensaje: optionalText(longestMessage),
      },
      'Debe ser un objeto.',
    )
    .superRefine(documentCheck(country), always)
    .transform((typed): Pick<OwnUpdate, 'person' | 'message'> => ({
      message: typed.mensaje,
      person: {
        ...identity(typed),
        email: typed.email ?? undefined,
        phone: typed.telefono ?? undefined,
      },
    }));
};

/** The stored values with the given ones; nothing when none is given. */
const merged = <Whole extends object>(
  before: Whole | undefined,
  given: Given<Whole> | undefined,
): Whole | undefined => {
  const changes = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return changes.length === 0 ? undefined : ({ ...before, ...Object.fromEntries(changes) } as Whole);
};

const whole = (lead: ReceivedLead, given: Omit<OwnUpdate, 'editKey'>): LeadRequestUpdate => ({
  message: given.message,
  quotedPrice: given.quotedPrice,
  partnerDocument: given.partnerDocument,
  profile: given.profile,
  person: merged(unlessErased(lead.person), given.person),
  product: merged(lead.product, given.product),
  insurance: merged(unlessErased(lead.insurance), given.insurance),
});

/** The request types of one form count as one: what was asked for there is changed there. */
const formOf = (requestTypeId: number): number =>
  planTypes.includes(requestTypeId) ? requestType.plan : requestTypeId;

/**
 * Changes what is given, for as long as the request is worked on. Whoever names a request of another kind or country
 * learns as little as who names none. @throws Rejection `NOT_FOUND`
 */
export const updateOwn =
  (given: Omit<OwnUpdate, 'editKey'>): LeadDecision =>
  (lead, now) => {
    const isMeant =
      lead.status !== 'unknown' &&
      formOf(lead.requestTypeId) === formOf(given.requestTypeId) &&
      lead.country === given.country;
    return isMeant ? updateOwnRequest(whole(lead, given))(lead, now) : rejectNotOwn();
  };
