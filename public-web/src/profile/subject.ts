/** The subject of a line of insurance, which decides what its profile tells. */
import { type InsuranceLine } from '../api/content.ts';
import { type Subject } from '../domain/profile.ts';

export { type Subject } from '../domain/profile.ts';

const byType: Readonly<Record<string, Subject>> = { SCTR: 'sctr', GUARDIAS: 'guards' };
const byCategory: Readonly<Record<string, Subject>> = { company: 'company', pets: 'pets', travel: 'travel' };

export const subjectOf = ({
  productType,
  category,
}: Pick<InsuranceLine, 'productType' | 'category'>): Subject =>
  byType[productType] ?? byCategory[category] ?? 'persons';

/** Those of companies: whom they are for is counted. */
export type CompanySubject = Extract<Subject, 'company' | 'sctr' | 'guards'>;
/** Whether an insurance is taken out by a company. */
export const isOfCompany = (subject: Subject): subject is CompanySubject =>
  subject === 'company' || subject === 'sctr' || subject === 'guards';
