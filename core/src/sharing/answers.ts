/** Answers to calls about shared links. */
import { z } from 'zod';

const anything = z.record(z.string(), z.unknown()).optional();
const common = { country: z.string(), until: z.iso.datetime() };

export const sharingAnswers = {
  comparison: z.object({
    id: z.string(),
    ...common,
    url: z.string().describe('la ruta de la comparación'),
    productType: z.string().optional(),
    perfil: anything,
    filters: anything,
    products: z.array(z.string()).optional(),
  }),
  insurance: z.object({
    code: z.string(),
    ...common,
    productCode: z.string(),
    sessionType: z.string().optional(),
    productType: z.string().optional(),
    perfil: anything,
    session: anything,
  }),
};
