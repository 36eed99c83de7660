/** Insurance types and terms as the console shows them. */
import { entryRecordSchema, entryRowSchema } from '../kit/entries/index.ts';
import { catalogueTermDetails } from './catalogue-term.ts';
import { insuranceTypeDetails } from './insurance-type.ts';

export const insuranceTypeRecordSchema = entryRecordSchema(entryRowSchema(insuranceTypeDetails.shape));
export const catalogueTermRecordSchema = entryRecordSchema(entryRowSchema(catalogueTermDetails.shape));
