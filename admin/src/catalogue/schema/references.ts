/** Which numbers of the catalogue name a record of another list, by the name of their field. */
import { type ReferenceTo } from './field.ts';

const named: Readonly<Record<string, ReferenceTo>> = {
  organizationId: { resource: 'organizations' },
  insuranceTypeId: { resource: 'insurance-types' },
  upperTypeId: { resource: 'insurance-types' },
  tagId: { resource: 'catalogue-terms', kind: 'coverageTag' },
  coverageCountries: { resource: 'catalogue-terms', kind: 'coverageCountry' },
};
/** Lists whose members are known by the number of what they name. */
const members: Readonly<Record<string, ReferenceTo>> = {
  coverageOrganizations: { resource: 'coverage-organizations' },
  features: { resource: 'catalogue-terms', kind: 'feature' },
};

/**
 * @param path the names on the way, without places in lists
 * @returns nothing for a number that is only a number
 */
export const referenceAt = (path: readonly string[]): ReferenceTo | undefined => {
  const [name = '', list = ''] = path.toReversed();
  return name === 'id' ? members[list] : named[name];
};
