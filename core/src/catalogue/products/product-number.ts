/** The number of a product, derived from its code. */
import { codeNumber } from '../../kit/text/index.ts';

/** The number by which the spec's calls name a product (`/api/insurance/{id}/…`). */
export const productNumber = (code: string): number => codeNumber(code);
