import { test } from 'vitest';
import { given } from '../testing/index.ts';
import { product, type ProductEvent, type Publication, publishProduct } from './product.ts';

const plan: Publication = {
  country: 'PE',
  name: 'Plan Uno',
  description: 'Cobertura básica',
  organization: { name: 'Aseguradora', url: 'aseguradora', type: 'ASEG' },
  insuranceType: { name: 'SALUD', displayName: 'Salud' },
  path: '/Seguros/Aseguradora/Plan-Uno',
  price: { amount: 9_900, currency: 'PEN' },
  benefits: ['Consultas'],
  isDemo: true,
};
const dearer = { ...plan, price: { ...plan.price, amount: 10_900 } };
const published = (data: Publication): ProductEvent => ({ type: 'ProductPublished', data });

test('a product is published', () => given(product).when(publishProduct(plan)).then(published(plan)));
test('publishing it as it is changes nothing', () =>
  given(product, published(plan))
    .when(publishProduct({ ...plan }))
    .then());
test('publishing it changed is another version', () =>
  given(product, published(plan)).when(publishProduct(dearer)).then(published(dearer)));
