/** The catalogue on the write side: what others may ask it. */
export { numbered } from './ids.ts';
export { productReferences } from './product-references.ts';
export { checkProductType } from './product-type.ts';
export { noSuchPlan, publishedProduct } from './published-product.ts';
export { spelledCode } from './spelled-code.ts';
