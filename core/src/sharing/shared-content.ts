/** Content that a link shares, as browsers send it: within bounds, and leading to the product's own pages alone. */
import { z } from 'zod';
import { productCode } from '../product-content/index.ts';
import { mostSideBySide, tooManySideBySide } from '../comparator/index.ts';
import { freeForm, optionalText, text } from '../kit/validation/index.ts';

const notAnObject = 'El cuerpo debe ser un objeto JSON.';
/** Characters of JSON, and levels: a profile of twenty persons with all filters chosen fits many times. */
const profile = freeForm({ size: 20_000, depth: 5 });
const filters = freeForm({ size: 20_000, depth: 5 });
const session = freeForm({ size: 60_000, depth: 8 });

/** A path of the site: one slash first, so that it never names another host. */
const ownPath = text(2_000).refine(
  (path) => /^\/(?![/\\])[^\s\\]*$/.test(path),
  'Debe ser una ruta de este sitio, que empieza con «/».',
);
const products = z
  .array(productCode, 'Debe ser una lista.')
  .max(mostSideBySide, tooManySideBySide)
  .nullish()
  .transform((list) => list ?? undefined);

/** The body of `POST /api/buscarplanes/comparator-url`. */
export const sharedComparison = z.object(
  {
    url: ownPath.describe('la ruta de la comparación, con su consulta'),
    productType: optionalText(100),
    perfil: profile.describe('el perfil del visitante'),
    filters: filters.describe('lo que eligió'),
    products: products.describe('los códigos de los productos que compara'),
  },
  notAnObject,
);

const insuranceFields = {
  productCode: productCode.describe('el plan'),
  sessionType: optionalText(60).describe('en qué paso de la compra está'),
  productType: optionalText(100),
  perfil: profile,
  session: session.describe('lo que lleva escrito'),
};
/** The body of `POST /api/buscarplanes/sharedinsurance`. */
export const sharedInsurance = z.object(insuranceFields, notAnObject);

/** The body of `PUT /api/buscarplanes/sharedinsurance`: the link's code, and what proves that one made it. */
export const sharedInsuranceChange = z
  .object({ code: text(100), editKey: text(100), ...insuranceFields }, notAnObject)
  .transform(({ code, editKey, ...content }) => ({ code, editKey, content }));
