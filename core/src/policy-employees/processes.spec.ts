import { describe, expect, test } from 'vitest';
import { type Decision } from '../kit/event-sourcing/index.ts';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import { effectiveWindow } from '../collective/index.ts';
import {
  acceptActivation,
  acceptCancellation,
  allowedProcessCommands,
  completeActivation,
  type Coverage,
  declineActivation,
  declineCancellation,
  type Family,
  type Insured,
  policyEmployee,
  type PolicyEmployeeEvent,
  putInFile,
  requestActivation,
  requestCancellation,
  withdrawActivation,
} from './index.ts';
import { isAnnulled } from './family.ts';
import { type ActivationRequest } from './request-activation.ts';
import { endWithPolicy } from './server.ts';
import {
  client, company, daughter, holderId, house, otherClient, partner, payroll, policy, policyId, rosa, secondPartner, today,
  withoutBirthDate,
} from './testing/family.ts'; // oxfmt-ignore
import { accepted, ended, ending, fileId, inFile, requested } from './testing/events.ts';

const asking = (person: Insured, more: Partial<ActivationRequest> = {}): ActivationRequest => ({
  by: client,
  policyId,
  policy,
  retroactiveDays: 30,
  today,
  person,
  holderId,
  from: '2026-04-01',
  coverageGroup: person === rosa ? 'A' : undefined,
  restrictionIds: [],
  ...more,
});
const request = (person: Insured, more: Partial<ActivationRequest> = {}) =>
  requestActivation(asking(person, more));

const after = (...past: PolicyEmployeeEvent[]) => ({
  when: (decide: Decision<Family, PolicyEmployeeEvent>) => given(policyEmployee, ...past).when(decide),
});
const statuses = (...past: PolicyEmployeeEvent[]): readonly Coverage['status'][] => {
  const family = stateAfter(policyEmployee, ...past);
  return family.status === 'known' ? family.coverages.map(({ status }) => status) : [];
};

describe('asking for a coverage', () => {
  test('of a holder, and of those who depend on one', () => {
    after().when(request(rosa)).then(requested(1, rosa));
    after(requested(1, rosa)).when(request(daughter)).then(requested(2, daughter));
  });
  test('again changes nothing, and for another day is refused', () => {
    after(requested(1, rosa)).when(request(rosa)).then();
    after(requested(1, rosa))
      .when(request(rosa, { from: '2026-04-10' }))
      .rejected('ALREADY_OPEN');
  });
  test('needs the holder first, who begins no later', () => {
    after().when(request(daughter)).rejected('HOLDER_NOT_INSURED');
    after(requested(1, rosa))
      .when(request(daughter, { from: '2026-03-31' }))
      .rejected('INVALID_INPUT', {
        from: 'Debe ser desde el 1 de abril de 2026: ese día empieza el titular.',
      });
    after(requested(1, rosa), accepted(1), ending(1)).when(request(daughter)).rejected('HOLDER_NOT_INSURED');
  });
  test('is for a day within the window', () =>
    after()
      .when(request(rosa, { from: '2026-04-17' }))
      .rejected('INVALID_INPUT', {
        from: 'Debe ser hasta el 16 de abril de 2026: se acepta hasta 45 días después de hoy.',
      }));
  test('tells at once all that is wrong with the person, the day, the group and the restrictions', () =>
    after()
      .when(
        request(
          { ...rosa, status: 'inactive' },
          { from: '2026-04-17', coverageGroup: 'Z', restrictionIds: [99] },
        ),
      )
      .rejected('INVALID_INPUT', {
        personId: 'La persona está inactiva.',
        from: 'Debe ser hasta el 16 de abril de 2026: se acepta hasta 45 días después de hoy.',
        coverageGroup: 'Elige un grupo de la póliza: A, B.',
        restrictionIds: 'Elige restricciones de la lista.',
      }));
  test('is pending while data of the person lack', () =>
    expect(statuses(requested(1, rosa), requested(2, withoutBirthDate, { missing: ['birthDate'] }))).toEqual([
      'PROCESS_ACTIVATION',
      'PENDING',
    ]));
  test('knows one partner at a time', () =>
    after(requested(1, rosa), requested(2, partner))
      .when(request(secondPartner))
      .rejected('PARTNER_INSURED'));
  test('tells a day, a group and restrictions that do not fit at once', () =>
    after()
      .when(request(rosa, { from: '2026-04-17', coverageGroup: 'Z', restrictionIds: [999] }))
      .rejected('INVALID_INPUT', {
        from: 'Debe ser hasta el 16 de abril de 2026: se acepta hasta 45 días después de hoy.',
        coverageGroup: 'Elige un grupo de la póliza: A, B.',
        restrictionIds: 'Elige restricciones de la lista.',
      }));
  test('names a group of the policy; a dependant has the holder’s', () => {
    after()
      .when(request(rosa, { coverageGroup: 'Z' }))
      .rejected('INVALID_INPUT', {
        coverageGroup: 'Elige un grupo de la póliza: A, B.',
      });
    const none = { ...policy, coverageGroups: [] };
    const { coverageGroup: _, ...data } = requested(1, rosa).data;
    after()
      .when(request(rosa, { policy: none, coverageGroup: undefined }))
      .then({ type: 'ActivationRequested', data });
  });
  test('follows a child who grows up, and ends at the oldest age of the policy', () => {
    const grown: Insured = { ...daughter, identity: { ...rosaIdentity, birthDate: '2008-03-15' } };
    after(requested(1, rosa))
      .when(request(grown))
      .then(requested(2, daughter, { dependantType: 'ownAdult' }));
    const old: Insured = { ...daughter, identity: { ...rosaIdentity, birthDate: '2001-01-01' } };
    after(requested(1, rosa)).when(request(old)).rejected('INVALID_INPUT', {
      personId: 'La póliza asegura a hijos de hasta 24 años.',
    });
  });
  test('keeps to the policy’s scope', () => {
    const scoped = (scope: typeof policy.scope) => ({ policy: { ...policy, scope } });
    after(requested(1, rosa))
      .when(request(daughter, scoped('holderOnly')))
      .rejected('INVALID_INPUT');
    after()
      .when(request(rosa, scoped('dependantOnly')))
      .rejected('INVALID_INPUT');
    after()
      .when(request(daughter, { ...scoped('dependantOnly'), coverageGroup: 'B' }))
      .then(requested(1, daughter, { coverageGroup: 'B' }));
  });
  test('combines restrictions, but for «sin restricción»', () => {
    after()
      .when(request(rosa, { restrictionIds: [3, 1] }))
      .then(requested(1, rosa, { restrictionIds: [1, 3] }));
    after()
      .when(request(rosa, { restrictionIds: [6, 1] }))
      .rejected('INVALID_INPUT');
    after()
      .when(request(rosa, { restrictionIds: [7] }))
      .rejected('INVALID_INPUT');
  });
  test('begins when the coverage before has ended', () => {
    const before = [requested(1, rosa, { from: '2026-01-01' }), accepted(1, '2026-01-01')] as const;
    after(...before, ending(1, '2026-04-10'), ended(1, '2026-04-10'))
      .when(request(rosa))
      .rejected('INVALID_INPUT', {
        from: 'Debe ser desde el 10 de abril de 2026: hasta entonces tuvo cobertura.',
      });
    after(...before, ending(1), ended(1))
      .when(request(rosa))
      .then(requested(2, rosa));
  });
  test('is for the company’s own people and the house; to others the policy does not exist', () => {
    after()
      .when(request(rosa, { by: house }))
      .then(requested(1, rosa));
    after()
      .when(request(rosa, { by: otherClient }))
      .rejected('NOT_FOUND');
    after()
      .when(request(rosa, { by: payroll }))
      .rejected('NOT_FOUND');
  });
});
const rosaIdentity = rosa.identity as Exclude<typeof rosa.identity, { erased: true }>;

const dates = { today, cuttingDay: 20, policy };
const accept = (period: number, by = house, from?: string) =>
  acceptActivation({ ...dates, by, period, from });

const put = {
  by: house,
  period: 1,
  file: { id: fileId, insurerId: '301', isSent: false, isOver: false, takes: 'cuttingDay' },
  policy,
} as const;

describe('the answer to a request', () => {
  test('is another person’s than who asked', () => {
    after(requested(1, rosa)).when(accept(1)).then(accepted(1));
    after(requested(1, rosa)).when(accept(1, client)).rejected('NOT_ALLOWED');
    after(requested(1, rosa)).when(accept(1, otherClient)).rejected('NOT_FOUND');
    const own: Coverage['asked'] = { by: house.id, at: '2026-03-02T15:00:00.000Z' };
    const allowed = allowedProcessCommands(
      { status: 'PROCESS_ACTIVATION', asked: own, country: 'PE', companyId: company },
      house,
      new Date(),
    );
    expect(allowed).toContainEqual({
      command: 'accept-activation',
      allowed: false,
      reason: 'Lo acepta otra persona, no quien lo pidió.',
    });
    expect(allowed).toContainEqual({ command: 'decline-activation', allowed: true });
  });
  test('to what an administrator asked in another’s name is not the administrator’s', () => {
    const actor = { kind: 'user', id: house.id, role: 'ADMINISTRADOR', onBehalfOf: { id: client.id, role: 'CLIENT_ADMIN' } } as const; // oxfmt-ignore
    const family = policyEmployee.evolve(policyEmployee.initial, requested(1, rosa), testMetadata(0, actor));
    expect(() => accept(1)(family, new Date())).toThrow('Lo acepta otra persona');
  });
  test('comes for the holder first', () => {
    after(requested(1, rosa), requested(2, daughter)).when(accept(2)).rejected('HOLDER_NOT_INSURED');
    after(requested(1, rosa), accepted(1), requested(2, daughter)).when(accept(2)).then(accepted(2));
    after(requested(1, rosa), accepted(1, '2026-04-05'), requested(2, daughter))
      .when(accept(2))
      .rejected('INVALID_INPUT');
  });
  test('may name another day, which the policy has', () => {
    after(requested(1, rosa))
      .when(accept(1, house, '2026-05-01'))
      .then(accepted(1, '2026-05-01'));
    after(requested(1, rosa))
      .when(accept(1, house, '2027-01-01'))
      .rejected('INVALID_INPUT');
  });
  test('names no day on which the person was still covered before', () =>
    after(
      ...[requested(1, rosa), accepted(1), ending(1, '2026-05-01'), ended(1, '2026-05-01')],
      requested(2, rosa, { from: '2026-05-01' }),
    )
      .when(accept(2, house, '2026-04-30'))
      .rejected('INVALID_INPUT', {
        from: 'Debe ser desde el 1 de mayo de 2026: hasta entonces tuvo cobertura.',
      }));
  test('declines the dependants with the holder, for a reason', () => {
    const decline = (reasonId: number, note?: string) =>
      declineActivation({ by: house, period: 1, reasonId, note });
    after(requested(1, rosa), requested(2, daughter))
      .when(decline(1))
      .then(
        { type: 'ActivationDeclined', data: { period: 1, reasonId: 1 } },
        { type: 'ActivationDeclined', data: { period: 2, reasonId: 1, becauseOf: 1 } },
      );
    after(requested(1, rosa)).when(decline(99)).rejected('INVALID_INPUT', { note: 'Especifica el motivo.' });
    after(requested(1, rosa)).when(decline(50)).rejected('INVALID_INPUT');
  });
  test('is not needed when the request is taken back, with the dependants’', () =>
    after(requested(1, rosa), requested(2, daughter))
      .when(withdrawActivation({ by: client, period: 1 }))
      .then(
        { type: 'ActivationWithdrawn', data: { period: 1 } },
        { type: 'ActivationWithdrawn', data: { period: 2, becauseOf: 1 } },
      ));
  test('is waited for once the request stands in a file for the insurer: nobody takes it back', () => {
    after(requested(1, rosa)).when(putInFile(put)).then(inFile(1));
    after(requested(1, rosa), inFile(1)).when(putInFile(put)).then();
    after(requested(1, rosa), inFile(1))
      .when(putInFile({ ...put, file: { ...put.file, id: policyId } }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa), inFile(1))
      .when(withdrawActivation({ by: client, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa), requested(2, daughter), inFile(2))
      .when(withdrawActivation({ by: client, period: 1 }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa), inFile(1)).when(accept(1)).then(accepted(1));
  });
  test('is asked for in an open file of the policy’s insurer, by the house', () => {
    after(requested(1, rosa))
      .when(putInFile({ ...put, file: undefined }))
      .rejected('INVALID_INPUT');
    after(requested(1, rosa))
      .when(putInFile({ ...put, file: { ...put.file, insurerId: '302' } }))
      .rejected('INVALID_INPUT');
    after(requested(1, rosa))
      .when(putInFile({ ...put, file: { ...put.file, isOver: true } }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa))
      .when(putInFile({ ...put, file: { ...put.file, isSent: true } }))
      .rejected('INVALID_TRANSITION');
    after(requested(1, rosa), accepted(1)).when(putInFile(put)).rejected('INVALID_TRANSITION');
    after(requested(1, rosa))
      .when(putInFile({ ...put, by: client }))
      .rejected('NOT_ALLOWED');
  });
  test('is asked for in a file of the kind that the policy wants, and in none where its company tells the insurer', () => {
    const [onCuttingDay, daily] = [put.file, { ...put.file, takes: 'daily' } as const];
    const asked = (
      insurerNotification: typeof policy.insurerNotification,
      file: typeof put.file | typeof daily,
    ) => after(requested(1, rosa)).when(putInFile({ ...put, file, policy: { insurerNotification } }));
    asked('cuttingDay', onCuttingDay).then(inFile(1));
    asked('daily', daily).then(inFile(1));
    asked('cuttingDay', daily).rejected('INVALID_TRANSITION');
    asked('daily', onCuttingDay).rejected('INVALID_TRANSITION');
    asked('none', onCuttingDay).rejected('INVALID_TRANSITION');
    asked('none', daily).rejected('INVALID_TRANSITION');
  });
  test('to the end goes into a file of its own', () => {
    const other = { ...put.file, id: policyId };
    after(requested(1, rosa), inFile(1), accepted(1), ending(1))
      .when(putInFile({ ...put, file: other }))
      .then({ type: 'RequestPutInFile', data: { period: 1, fileId: policyId } });
  });
  test('is needless once the policy is over: what is open ends with it, and what was asked for is not insured', () => {
    const past = [requested(1, rosa), accepted(1), requested(2, daughter)];
    const over: PolicyEmployeeEvent[] = [1, 2].map((period) => ({
      type: 'CoverageEnded',
      data: { period, until: '2026-03-02' },
    }));
    after(...past)
      .when(endWithPolicy({ until: '2026-03-02' }))
      .then();
    after(...past)
      .when(endWithPolicy({ until: '2026-03-01' }))
      .then(...over);
    after(...past, ...over)
      .when(endWithPolicy({ until: '2026-03-01' }))
      .then();
    expect(stateAfter(policyEmployee, ...past, ...over)).toMatchObject({
      coverages: [
        { status: 'CANCELED', until: '2026-03-02' },
        { status: 'DECLINED', until: null },
      ],
    });
  });
  test('comes once, and only to what is asked', () => {
    after(requested(1, rosa), accepted(1)).when(accept(1)).rejected('INVALID_TRANSITION');
    after(requested(1, rosa)).when(accept(2)).rejected('NOT_FOUND');
  });
});

test('a pending request goes on once nothing lacks, judged by the window of that day', () => {
  const window = effectiveWindow({ kind: 'activation', today, retroactiveDays: 30, policy });
  const pending = [requested(1, rosa), requested(2, daughter, { missing: ['birthDate'] })] as const;
  const complete = (person: Insured, from?: string) =>
    completeActivation({ by: client, period: 2, person, window, from });
  after(...pending)
    .when(complete(daughter))
    .then({ type: 'ActivationCompleted', data: { period: 2, from: '2026-04-01' } });
  after(...pending)
    .when(complete(withoutBirthDate))
    .rejected('MISSING_DATA');
  after(...pending)
    .when(complete(daughter, '2026-06-01'))
    .rejected('INVALID_INPUT');
});

test('a pending request goes on when the same is asked again and nothing lacks', () => {
  const pending = [requested(1, rosa), requested(2, daughter, { missing: ['birthDate'] })] as const;
  after(...pending)
    .when(request({ ...daughter, identity: withoutBirthDate.identity }))
    .then();
  after(...pending)
    .when(request(daughter, { permission: 'employee:bulk-activation' }))
    .then({ type: 'ActivationCompleted', data: { period: 2, from: '2026-04-01' } });
  after(...pending)
    .when(request(daughter, { today: '2026-06-01' }))
    .rejected('INVALID_INPUT');
});

const insured = [
  requested(1, rosa, { from: '2026-02-01' }),
  accepted(1, '2026-02-01'),
  requested(2, daughter, { from: '2026-02-01' }),
  accepted(2, '2026-02-01'),
] as const;
const cancel = (period: number, until = '2026-04-01', by = client) =>
  requestCancellation({ by, period, until, reasonId: 1, today, retroactiveDays: 30, policy });

describe('the end of a coverage', () => {
  test('is asked for with a reason and a day; a holder’s takes the dependants along', () => {
    after(...insured)
      .when(cancel(2))
      .then(ending(2));
    after(...insured)
      .when(cancel(1))
      .then(ending(1), ending(2, '2026-04-01', 1));
    after(...insured)
      .when(cancel(1, '2026-04-02'))
      .rejected('INVALID_INPUT', {
        until: 'Debe ser hasta el 1 de abril de 2026: se acepta hasta 30 días después de hoy.',
      });
    after(...insured)
      .when(cancel(1, '2026-04-01', payroll))
      .rejected('NOT_ALLOWED');
  });
  test('is accepted for all whom it concerns, and what was still asked for is declined', () => {
    const acceptEnd = acceptCancellation({ ...dates, by: house, period: 1 });
    after(...insured, ending(1), ending(2, '2026-04-01', 1))
      .when(acceptEnd)
      .then(ended(1), ended(2, '2026-04-01', 1));
    after(...insured.slice(0, 2), requested(2, daughter), ending(1))
      .when(acceptEnd)
      .then(ended(1), { type: 'ActivationDeclined', data: { period: 2, reasonId: 7, becauseOf: 1 } });
  });
  test('of a dependant that ends earlier stays earlier', () =>
    after(...insured, ending(2, '2026-03-15'), ending(1))
      .when(acceptCancellation({ ...dates, by: house, period: 1 }))
      .then(ended(1), ended(2, '2026-03-15', 1)));
  test('that goes with the holder’s is answered with the holder’s', () => {
    const both = [...insured, ending(1), ending(2, '2026-04-01', 1)] as const;
    after(...both)
      .when(acceptCancellation({ ...dates, by: house, period: 2 }))
      .rejected('INVALID_TRANSITION');
    const declined = (period: number, becauseOf?: number): PolicyEmployeeEvent => ({
      type: 'CancellationDeclined',
      data: { period, reasonId: 1, ...(becauseOf && { becauseOf }) },
    });
    after(...both)
      .when(declineCancellation({ by: house, period: 1, reasonId: 1 }))
      .then(declined(1), declined(2, 1));
    expect(statuses(...both, declined(1), declined(2, 1))).toEqual(['ACTIVE', 'ACTIVE']);
  });
  test('is declined for a reason that keeps it from ending, not one against a beginning', () => {
    const decline = (reasonId: number) => declineCancellation({ by: house, period: 1, reasonId });
    after(...insured, ending(1))
      .when(decline(4))
      .rejected('INVALID_INPUT');
    after(...insured, ending(1))
      .when(decline(3))
      .then({ type: 'CancellationDeclined', data: { period: 1, reasonId: 3 } });
  });
  test('on the day that it began means that it never was', () => {
    const family = stateAfter(
      policyEmployee,
      ...insured.slice(0, 2),
      ending(1, '2026-02-01'),
      ended(1, '2026-02-01'),
    );
    if (family.status === 'unknown') throw new Error('unknown');
    expect(isAnnulled(family.coverages[0]!)).toBe(true);
  });
});
