/** Labels of the fields of leads. Loaded apart from the frame, with their description. */
import { leads } from '@cotejo/core/lead-records';

export const fieldLabels = leads.labels;
