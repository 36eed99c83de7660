/** What records of the catalogue are named by in the addresses of their commands. */
import { datedTableKind } from '@cotejo/core/dated-tables';
import { productCode } from '@cotejo/core/product-content';
import { z } from 'zod';

/** A number that JavaScript keeps exactly, without leading zeros: each record has one name. */
const numeral = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .refine((digits) => Number.isSafeInteger(Number(digits)))
  .meta({ examples: ['67'] });

export const numbered = (unknown: string) => ({ schema: numeral, unknown });

export const productIds = {
  schema: productCode.meta({ examples: ['Salud-Esencial'] }),
  unknown: 'No existe ese producto.',
};

export const tableIds = {
  schema: z
    .string()
    .refine((name) => datedTableKind(name) !== undefined)
    .meta({ examples: ['exchange.UF-CLP'] }),
  unknown: 'No existe esa tabla.',
};
