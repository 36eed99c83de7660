/** What ids look like that are no UUIDs. */
import { z } from 'zod';

/** Of companies and partners: the country and the document. */
export const documentIds = z
  .string()
  .regex(/^[A-Z]{2,3}-[A-Z0-9]{4,12}$/, 'Debe ser un país y un documento.');
