/** The schema of amounts, as events store them. */
import { z } from 'zod';

/** A hundred billions of minor units: a hundred thousand million pesos, and more than anything insured costs. */
export const amount = z.int().nonnegative().max(1e11).describe('minor units; of UF, ten-thousandths');
