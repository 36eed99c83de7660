/** The catalogue on the write side: what others may ask it. */
export { productReferences } from './product-references.ts';
export { checkProductType } from './product-type.ts';
export { spelledCode } from './spelled-code.ts';
