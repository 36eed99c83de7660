/** The catalogue on the write side: what others may ask it. */
export { productReferences } from './product-references.ts';
