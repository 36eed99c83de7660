/** The codes of shared links, which nobody guesses. */
export { editKeyOf, isEditKey, shareCode, shareId } from './share-codes.ts';
