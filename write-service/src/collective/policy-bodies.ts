/** Bodies of the commands on policies. */
import { choice, day, list, maybe, name, record, whole } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { insurerNotifications } from '@cotejo/core/policies';
import { collectiveCoverageTypes, idsOf, policyScopes } from '@cotejo/core/reference/collective-tables';
import { z } from 'zod';

const mostGroups = 100;
const oldest = 120;
const longestReason = 500;
const longestNumber = 60;

/** A country and a document, as companies and partners are named. */
const documentId = text(20);
const number = text(longestNumber).describe('como la conoce la aseguradora');
const validity = { number, from: day.describe('su primer día'), until: day.describe('su último día') };
const group = record({ code: text(20), name });
const terms = {
  ...validity,
  coverageType: choice(idsOf(collectiveCoverageTypes)),
  scope: choice(idsOf(policyScopes)),
  coverageGroups: list(group, mostGroups),
  oldestDependant: maybe(whole(0, oldest)).describe('en años cumplidos'),
  partnerId: maybe(documentId),
};
const insurerNotification = choice(insurerNotifications);
const sourceId = z.uuid('Elige una póliza.').describe('la póliza de la que se parte');

export const creating = record({
  companyId: documentId.describe('el país y el documento de la empresa'),
  insurerId: text(20).describe('su número en el catálogo'),
  insurerNotification: insurerNotification.default('cuttingDay'),
  ...terms,
  coverageGroups: terms.coverageGroups.default([]),
});
export const updating = record(terms).partial();
export const copying = record({ sourceId, ...validity });
export const notifying = record({ insurerNotification });
export const because = record({ reason: text(longestReason).describe('por qué; queda en el historial') });
