/** The form of types of insurance and their categories. */
import { insuranceTypeDetails, numberOfInsuranceType } from '@cotejo/core/insurance-types';
import { entryForm } from '../entries/entry.ts';

export const form = entryForm(insuranceTypeDetails, numberOfInsuranceType);
