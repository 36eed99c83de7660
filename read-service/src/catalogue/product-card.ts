/** A product as the public site shows it: the spec's names, the price in major units. */
import { z } from 'zod';
import { displayNameOf, type Publication } from '@cotejo/core/catalogue';
import { type Currency, majorUnits, organizationTypeAlias } from '@cotejo/core/reference';

export const productCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  productCode: z.string(),
  url: z.string().describe('ruta canónica en el sitio público'),
  description: z.string(),
  isDemo: z.boolean(),
  benefits: z.array(z.string()),
  organization: z.object({
    displayName: z.string(),
    metadata: z.object({ url: z.string(), typeAlias: z.string() }),
  }),
  insuranceType: z.object({ name: z.string(), displayName: z.string() }),
  price: z.object({
    minPrice: z.number().describe('en unidades de la moneda, al mes, desde'),
    unit: z.object({ code: z.string() }),
    paymentMode: z.literal('MONTHLY'),
  }),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** A publication whose price is the same for everybody, in a currency: any other needs a profile. */
export type PricedAlike = Publication & {
  readonly price: Extract<Publication['price'], { readonly kind: 'fixed' }> & { readonly unit: Currency };
};

export const productCard = (code: string, publication: PricedAlike): ProductCard => {
  const { content, organization, insuranceType, price } = publication;
  return {
    id: code,
    name: content.identity.name,
    displayName: displayNameOf(content),
    productCode: code,
    url: content.identity.path,
    description: content.descriptions[0]?.content ?? '',
    isDemo: content.identity.isDemo,
    benefits: content.highlights,
    organization: {
      displayName: organization.displayName,
      metadata: {
        url: organization.url,
        typeAlias: organization.typeAlias ?? organizationTypeAlias(organization.type),
      },
    },
    insuranceType: { name: insuranceType.name, displayName: insuranceType.displayName },
    price: {
      minPrice: majorUnits(price.amount, price.unit),
      unit: { code: price.unit },
      paymentMode: 'MONTHLY',
    },
  };
};
