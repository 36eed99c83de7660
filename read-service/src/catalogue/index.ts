/** The catalogue as visitors' calls read it. */
export { type Known, lineageOf, type Named, readKnown } from './known.ts';
