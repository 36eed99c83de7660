/** The catalogue: what insurers offer. */
export {
  type Product,
  product,
  type ProductEvent,
  productEvents,
  productStream,
  type Publication,
  publishProduct,
} from './product.ts';
