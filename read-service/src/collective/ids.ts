/** Schemas of ids that are no UUIDs. */
import { z } from 'zod';

/** Of companies and partners: the country and the document. */
export const documentIds = z
  .string()
  .regex(/^[A-Z]{2,3}-[A-Z0-9]{4,12}$/, 'Debe ser un país y un documento.');

/** Of insurers: their number in the catalogue. */
export const insurerIds = z.string().regex(/^[1-9]\d{0,15}$/, 'Debe ser un número.');

/** Of coverages: the policy, the holder and the number of the coverage. */
export const coverageIds = z
  .string()
  .toLowerCase()
  .regex(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[1-9]\d{0,3}$/,
    'Debe ser el identificador de una cobertura.',
  );
