/** The subject of a line of insurance, which decides what its profile tells. */
import { type InsuranceLine } from '../api/index.ts';

export type Subject = 'persons' | 'pets' | 'company' | 'sctr' | 'guards' | 'travel';

const byType: Readonly<Record<string, Subject>> = { SCTR: 'sctr', GUARDIAS: 'guards' };
const byCategory: Readonly<Record<string, Subject>> = { company: 'company', pets: 'pets', travel: 'travel' };

export const subjectOf = ({
  productType,
  category,
}: Pick<InsuranceLine, 'productType' | 'category'>): Subject =>
  byType[productType] ?? byCategory[category] ?? 'persons';
