/** Products as the console has them: published and changed since, just begun, of several persons, taken back. */
import {
  changeProduct,
  draftProduct,
  priceProduct,
  product,
  publishProduct,
  withdrawProduct,
} from '@cotejo/core/catalogue';
import { emptyContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import {
  examplePlan,
  exampleReferences,
  fixedPrice,
  offerExample,
} from '../../../../../core/src/catalogue/testing/plans.ts';
import { byAdministrator as by, type CatalogueConsole } from './console.ts';

const byAge: PriceRule = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 65 }, dependant: { from: 0, to: 17 } },
  bands: [
    { from: 0, to: 17, amount: 5_000 },
    { from: 18, to: 65, amount: 12_050 },
  ],
};

/** Peru’s `uno`, `dos` and `familia`, and Chile’s `tres`. */
export async function bringProducts({ send }: CatalogueConsole): Promise<void> {
  const unique = examplePlan({ code: 'uno', name: 'Plan Único' });
  await send(product, 'uno', draftProduct({ country: 'PE', content: unique.content }), by);
  await send(product, 'uno', priceProduct(unique.price), by);
  await send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), by);
  await send(product, 'uno', priceProduct(fixedPrice(10_900)), by);
  const { selling } = examplePlan({ code: 'uno' }).content;
  const brings = { selling: { ...selling, commissionPercentage: 12.5 } };
  await send(product, 'uno', changeProduct(brings), by);
  await send(product, 'uno', publishProduct('uno', exampleReferences({ code: 'uno' })), by);
  const renamed = { ...examplePlan({ code: 'uno' }).content.identity, displayName: 'Uno Plus' };
  await send(product, 'uno', changeProduct({ identity: renamed }), by);
  await send(product, 'dos', draftProduct({ country: 'PE', content: emptyContent('Plan Dos') }), by);
  const content = emptyContent('Plan Familia');
  await send(product, 'familia', draftProduct({ country: 'PE', content }), by);
  await send(product, 'familia', priceProduct(byAge), by);
  await send(product, 'tres', offerExample({ code: 'tres', country: 'CL' }), { country: 'CL' });
  await send(product, 'tres', withdrawProduct('Ya no se vende.'), { country: 'CL' });
}
