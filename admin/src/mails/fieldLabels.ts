/** Labels of the fields of mails. Loaded apart from the frame, with their description. */
import { mails } from '@cotejo/core/mails';

export const fieldLabels = mails.labels;
