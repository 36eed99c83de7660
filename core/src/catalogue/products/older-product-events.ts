/** Older stored formats of products, brought to how events are stored now. */
import { type CountryCode } from '../../kit/country/index.ts';
import { insuranceTypeNumber } from '../../insurance-types/index.ts';
import { organizationNumber } from '../../organizations/index.ts';
import { withoutCentavos } from '../../kit/money/index.ts';
import { emptyContent } from '../../product-content/index.ts';

type Fields = Record<string, unknown>;
type First = {
  readonly country: CountryCode;
  readonly name: string;
  readonly description: string;
  readonly organization: { readonly name: string; readonly url: string; readonly type: string };
  readonly insuranceType: { readonly name: string; readonly displayName: string };
  readonly path: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly benefits: readonly string[];
  readonly isDemo: boolean;
};

/**
 * Version 1 of `ProductPublished` named organization and type in words, and had one price a month. Their numbers follow
 * from what they were called, as those of whatever has none of its own.
 */
export const withContent = (data: Fields): Fields => {
  const { country, name, description, organization, insuranceType, path, price, benefits, isDemo } =
    data as First;
  const organizationId = organizationNumber(country, organization.url);
  const insuranceTypeId = insuranceTypeNumber(country, insuranceType.name);
  const content = emptyContent(name);
  return {
    country,
    content: {
      ...content,
      identity: { ...content.identity, organizationId, insuranceTypeId, path, isDemo },
      highlights: benefits,
      descriptions: description.trim() ? [{ title: name, content: description }] : [],
    },
    // It said nothing of taxes: the amount is what was to be paid.
    price: {
      kind: 'fixed',
      unit: price.currency,
      period: 'monthly',
      tax: { treatment: 'exempt' },
      amount: price.amount,
    },
    organization: {
      id: organizationId,
      displayName: organization.name,
      url: organization.url,
      type: organization.type,
    },
    insuranceType: { id: insuranceTypeId, ...insuranceType },
  };
};

/** The fields of a price rule that are amounts of its unit. */
const ruleAmounts = new Set([
  'amount',
  'perWorker',
  'perDependant',
  'perDay',
  'perGuard',
  'holder',
  'partner',
  'dependant',
]);
/** The fields of a quantity that are amounts of its unit. */
const quantityAmounts = new Set(['amount', 'minAmount', 'maxAmount']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wherever it stands in a value: amounts of what `isPesos` says to be in pesos of Colombia, without their centavos. */
const inWholePesos = (value: unknown, amounts: ReadonlySet<string>, isPesos = false): unknown => {
  if (Array.isArray(value)) return value.map((member) => inWholePesos(member, amounts, isPesos));
  if (!isFields(value)) return value;
  const own = 'unit' in value ? value['unit'] === 'COP' : isPesos;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      own && amounts.has(field) && typeof inner === 'number'
        ? withoutCentavos(inner)
        : inWholePesos(inner, amounts, own),
    ]),
  );
};

/**
 * Until version 2 of `ProductDrafted`, `ProductChanged` and `ProductPriced`, and version 3 of `ProductPublished`, amounts
 * in pesos of Colombia were stored in centavos.
 */
export const withWholePesos = ({ content, changes, price, ...rest }: Fields): Fields => ({
  ...rest,
  ...(content !== undefined && { content: inWholePesos(content, quantityAmounts) }),
  ...(changes !== undefined && { changes: inWholePesos(changes, quantityAmounts) }),
  ...(price !== undefined && { price: inWholePesos(price, ruleAmounts) }),
});
