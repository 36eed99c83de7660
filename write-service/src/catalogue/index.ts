/** The catalogue on the write side: what others may ask it. */
export { numbered } from './ids.ts';
export { type CataloguePictures, postgresCataloguePictures } from './pictures/catalogue-pictures.ts';
export { type FindPictures, mustBeThere } from './pictures/must-be-there.ts';
export { productReferences } from './product-references.ts';
export { checkProductType } from './product-type.ts';
export { noSuchPlan, publishedProduct } from './published-product.ts';
export { spelledCode } from './spelled-code.ts';
