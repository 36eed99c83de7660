/** The codes of shared links, which nobody guesses. */
export { shareCode, shareId } from './share-codes.ts';
