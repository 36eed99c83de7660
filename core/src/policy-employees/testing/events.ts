/** Events of the family of the tests. */
import { actorOf } from '../../identity/index.ts';
import { type Insured, policyEmployee, type PolicyEmployeeEvent } from '../index.ts';
import { company, holderId, house, policyId } from './family.ts';

/** The decider, for histories in which the house takes the reviews; the rest is nobody's. */
export const reviewedByHouse: typeof policyEmployee = {
  ...policyEmployee,
  evolve: (family, event, metadata) =>
    policyEmployee.evolve(
      family,
      event,
      event.type === 'ReviewTaken' ? { ...metadata, actor: actorOf(house) } : metadata,
    ),
};

type Requested = Extract<PolicyEmployeeEvent, { type: 'ActivationRequested' }>;
export const requested = (
  period: number,
  person: Insured,
  more: Partial<Requested['data']> = {},
): Requested => ({
  type: 'ActivationRequested',
  data: {
    period,
    policyId,
    holderId,
    personId: person.id,
    companyId: company,
    insurerId: '301',
    country: 'PE',
    from: '2026-04-01',
    coverageGroup: 'A',
    ...(person.kinship?.typeId && { dependantType: person.kinship.typeId }),
    restrictionIds: [],
    missing: [],
    ...more,
  },
});
export const accepted = (period: number, from = '2026-04-01'): PolicyEmployeeEvent => ({
  type: 'ActivationAccepted',
  data: { period, from, operationDate: '2026-04-01' },
});
export const ending = (period: number, until = '2026-04-01', becauseOf?: number): PolicyEmployeeEvent => ({
  type: 'CancellationRequested',
  data: { period, until, reasonId: 1, ...(becauseOf && { becauseOf }) },
});
export const ended = (period: number, until = '2026-04-01', becauseOf?: number): PolicyEmployeeEvent => ({
  type: 'CancellationAccepted',
  data: { period, until, operationDate: '2026-04-01', ...(becauseOf && { becauseOf }) },
});
export const fileId = 'd0000000-0000-4000-8000-000000000001';
export const inFile = (period: number): PolicyEmployeeEvent => ({
  type: 'RequestPutInFile',
  data: { period, fileId },
});
