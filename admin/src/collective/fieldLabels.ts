/** Labels of the fields of described records. Loaded apart from the frame, with their descriptions. */
import { companies } from '@cotejo/core/companies';
import { insuredPeople } from '@cotejo/core/insured-people';
import { insurerFiles } from '@cotejo/core/insurer-files';
import { partners } from '@cotejo/core/partners';
import { policies } from '@cotejo/core/policies';

export const fieldLabels = {
  companies: companies.labels,
  insuredPeople: insuredPeople.labels,
  insurerFiles: insurerFiles.labels,
  partners: partners.labels,
  policies: policies.labels,
};
