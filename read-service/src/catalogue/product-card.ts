/** A product as the public site shows it: the spec's names, the price in major units. */
import { z } from 'zod';
import { type Publication } from '@cotejo/core/catalogue';
import { majorUnits } from '@cotejo/core/reference';

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

export const productCard = (code: string, publication: Publication): ProductCard => {
  const { name, organization, insuranceType, price } = publication;
  return {
    id: code,
    name,
    displayName: name,
    productCode: code,
    url: publication.path,
    description: publication.description,
    isDemo: publication.isDemo,
    benefits: publication.benefits,
    organization: {
      displayName: organization.name,
      metadata: { url: organization.url, typeAlias: organization.type },
    },
    insuranceType,
    price: {
      minPrice: majorUnits(price.amount, price.currency),
      unit: { code: price.currency },
      paymentMode: 'MONTHLY',
    },
  };
};
