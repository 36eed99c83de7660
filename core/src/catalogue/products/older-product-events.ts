/** What was published before products had content and price rules, brought to how a publication is stored now. */
import { type CountryCode } from '../../kit/country/index.ts';
import { insuranceTypeNumber } from '../../insurance-types/index.ts';
import { organizationNumber } from '../../organizations/index.ts';
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
