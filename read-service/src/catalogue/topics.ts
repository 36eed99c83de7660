/** What of the catalogue is followed live, by who tends that of its country. */
import { catalogueScopeRule } from '@cotejo/core/catalogue';
import { type LiveTopic } from '../kit/live/topics.ts';

const resources = [
  'products',
  'organizations',
  'insurance-types',
  'coverage-organizations',
  'catalogue-terms',
  'dated-tables',
];

export const catalogueTopics: readonly LiveTopic[] = resources.map((resource) => ({
  resource,
  rule: catalogueScopeRule,
}));
