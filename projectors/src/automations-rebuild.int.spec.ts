import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, type AccountEvent } from '@cotejo/core/accounts';
import { bankLine, type BankLineEvent } from '@cotejo/core/bank-lines';
import { leadCharge, type LeadChargeEvent } from '@cotejo/core/charges';
import { type Staff } from '@cotejo/core/identity';
import { insurerFile, type InsurerFileEvent } from '@cotejo/core/insurer-files';
import { mail, type MailEvent } from '@cotejo/core/mails';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { type StoredEvent } from '@cotejo/core/kit/event-store';
import { createPolicy, policy, type PolicyEvent } from '@cotejo/core/policies';
import { familyIdOf, policyEmployee, type PolicyEmployeeEvent } from '@cotejo/core/policy-employees';
import { registerUser, user, type UserEvent } from '@cotejo/core/users';
import { lead, type LeadEvent, receiveLead } from '@cotejo/core/leads';
import { createTestDatabase, type TestDatabase } from '../../local/src/testing/postgres.ts';
import { policyOf } from './collective/testing/company-people.ts';
import { type Projector } from './kit/projector/index.ts';
import { executives, live, lives } from './testing/lives.ts';
import { cut, tablesAfter } from './testing/tables.ts';
import { createWorld, inertParts, request, type World } from './testing/world.ts';
import { automationsWith } from './automations.ts';
import { projectorsWith } from './projectors.ts';
import { asProjector } from './kit/automation/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

/** When a task that has no time of its own was written is the clock's, and no event's. */
const tasks =
  'select handler, key, target, command_id, input, causation_id, failures from task order by handler, key';
const automations = automationsWith(inertParts).map(asProjector);
const [
  assignment,
  reminders,
  erasure,
  charging,
  floor,
  deposits,
  notes,
  pauses,
  lapsing,
  linking,
  ends,
  falls,
  files,
  mailing,
] = [
  'when-lead-received-then-mark-duplicate-or-assign',
  'when-appointment-set-then-remind',
  'when-subject-erased-then-delete-key',
  'when-lead-closed-then-charge-executive',
  'when-balance-below-floor-then-pause-executive',
  'when-bank-line-assigned-then-deposit',
  'when-numbered-bank-line-imported-then-note',
  'when-pause-ends-then-resume-executive',
  'when-approval-lapses-then-end-it',
  'when-password-link-asked-then-mail',
  'when-policy-over-then-end-coverages',
  'when-balance-falls-then-mail-executive',
  'when-file-sent-then-mail-insurer',
  'when-mail-asked-then-send',
].map((name) => automations.find((automation) => automation.name === name));
const notifications = projectorsWith(inertParts).find(({ name }) => name === 'notifications');
const followers: [Projector, Readonly<Record<string, string>>][] = [
  [
    assignment!,
    {
      tasks,
      rota: 'select id, turn, given_at, state from executive order by id',
      unassigned: 'select * from unassigned_lead order by id',
      contacts: 'select * from contact order by hash, request_type_id',
    },
  ],
  [reminders!, { tasks }],
  [erasure!, { tasks }],
  [charging!, { tasks, waiting: 'select * from waiting_charge order by lead_id' }],
  [floor!, { tasks, accounts: 'select * from account_country order by id' }],
  [deposits!, { tasks }],
  [notes!, { tasks }],
  [pauses!, { tasks }],
  [lapsing!, { tasks }],
  [linking!, { tasks }],
  [
    ends!,
    {
      tasks,
      ends: 'select * from policy_end order by id',
      families: 'select * from policy_family order by id',
    },
  ],
  [falls!, { tasks }],
  [files!, { tasks }],
  [mailing!, { tasks }],
  [
    notifications!,
    {
      owners: 'select * from owner order by id, aggregate',
      staff: 'select * from staff order by id',
      notifications: 'select * from notification order by id',
    },
  ],
];

const agreed: LeadEvent = {
  type: 'LeadAppointmentSet',
  data: { substatusId: 212, at: '2027-02-01T12:00:00.000Z' },
};
const assigned: LeadEvent = { type: 'LeadAssigned', data: { executiveId: executives[0]!.id } };
const closed: LeadEvent = { type: 'LeadClosed', data: { substatusId: 331 } };
const paused: UserEvent = {
  type: 'UserPaused',
  data: { reasonId: 1, until: '2100-01-01', endsAt: '2100-01-01T03:00:00.000Z' },
};
const waits: UserEvent = {
  type: 'UserApprovalAsked',
  data: {
    requestId: randomUUID(),
    askedBy: randomUUID(),
    what: 'roles',
    roles: ['GERENTE'],
    countries: ['PE'],
    endsAt: '2100-01-08T03:00:00.000Z',
  },
};
const linked = (): UserEvent => ({
  type: 'PasswordLinkAsked',
  data: { linkId: randomUUID(), purpose: 'forgotten', expiresAt: '2100-01-01T03:00:00.000Z' },
});
const fell: AccountEvent = { type: 'BalanceFellBelowFloor', data: { balance: 0, floor: 10 } };
const prepared: InsurerFileEvent = {
  type: 'InsurerFilePrepared',
  data: { insurerId: '301', country: 'PE', lastDay: '2026-03-20', operationDate: '2026-04-01' },
};
const sent: InsurerFileEvent = {
  type: 'InsurerFileSent',
  data: { activations: 1, cancellations: 0, contactIds: [randomUUID(), randomUUID()] },
};
const asked = (userId: string): MailEvent => ({
  type: 'MailAsked',
  data: { kind: 'lowBalance', recipient: { kind: 'user', userId }, subject: 'Saldo bajo', text: 'Saldo 0.' },
});
const requestedIn = (familyId: string): PolicyEmployeeEvent => {
  const [policyId, holderId] = familyId.split('.') as [string, string];
  return {
    type: 'ActivationRequested',
    data: {
      period: 1,
      policyId,
      holderId,
      personId: holderId,
      companyId: 'PE-20100070970',
      insurerId: '301',
      country: 'PE',
      from: '2026-04-01',
      restrictionIds: [],
      missing: [],
    },
  };
};
const prolonged: PolicyEvent = { type: 'PolicyUpdated', data: { until: '2027-06-30' } };
const taken: MailEvent = { type: 'MailSent', data: {} };
const erased: LeadEvent = { type: 'SubjectErased', data: {} };
const imported: BankLineEvent = {
  type: 'BankLineImported',
  data: {
    bankAccount: 'BCI 1910001',
    currency: 'CLP',
    day: '2026-03-02',
    amount: 5_000,
    reference: '11',
    description: 'TEF',
  },
};
const assignedTo = (executiveId: string): BankLineEvent => ({
  type: 'BankLineAssigned',
  data: { executiveId, movementId: randomUUID() },
});
const everythingIn = async ({ store }: World): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of store.readAll('start', 10_000)) events.push(event);
  return events;
};

const seen = new Map<string, number>();
afterAll(() => {
  // A run in which a table never had a row would have proven nothing of it.
  for (const [table, rows] of seen) expect(rows, table).toBeGreaterThan(0);
});

test.each(followers.map(([projector, queries]) => ({ name: projector.name, projector, queries })))(
  '$name concludes the same, however the events come in batches',
  async ({ projector, queries }) => {
    await fc.assert(
      fc.asyncProperty(
        lives(10),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        async (steps, sizes) => {
          const world = createWorld();
          for (const { id, countries } of executives.slice(0, 2)) {
            const registration = { name: 'Ana', email: `${id}@demo.test`, countries: [...countries] };
            await world.send(user, id, registerUser({ ...registration, roles: ['EJECUTIVO'] }));
          }
          const lived = await live(world, steps);
          // Random lives seldom end with an appointment, with a lead that has just come in, one that somebody has, or one of somebody erased.
          for (const { stream } of lived.filter(({ type }) => type === 'LeadReceived'))
            await world.send(lead, idOfStream(stream), () => [agreed]);
          await world.send(lead, randomUUID(), receiveLead(request()));
          const given = randomUUID();
          const another = { email: 'otra@correo.cl', phone: '+56987654321' };
          await world.send(lead, given, receiveLead(request(another)));
          await world.send(lead, given, () => [assigned]);
          const gone = randomUUID();
          await world.send(
            lead,
            gone,
            receiveLead(request({ email: 'ida@correo.cl', phone: '+56976543210' })),
          );
          await world.send(lead, gone, () => [erased]);
          const [{ id: executiveId }] = executives as [Staff];
          await world.send(user, executiveId, () => [paused, waits, linked()]);
          const opened: AccountEvent = { type: 'AccountOpened', data: { executiveId, currency: 'CLP' } };
          await world.send(account, executiveId, () => [opened]);
          const delayed: LeadChargeEvent = {
            type: 'ChargeDelayed',
            data: { closing: 2, executiveId, reason: 'noPrice', line: null },
          };
          await world.send(leadCharge, gone, () => [delayed]);
          await world.send(bankLine, randomUUID(), () => [imported, assignedTo(executiveId)]);
          await world.send(lead, given, () => [closed]);
          await world.send(account, executiveId, () => [fell]);
          await world.send(insurerFile, randomUUID(), () => [prepared, sent]);
          await world.send(mail, randomUUID(), () => [asked(executiveId)]);
          await world.send(mail, randomUUID(), () => [asked(executiveId), taken]);
          const policyId = randomUUID();
          await world.send(policy, policyId, createPolicy(policyOf('PE-20100070970', 'PE')));
          const family = familyIdOf(policyId, randomUUID());
          await world.send(policyEmployee, family, () => [requestedIn(family)]);
          await world.send(policy, policyId, () => [prolonged]);
          const events = await everythingIn(world);
          const grown = await tablesAfter(database.url, projector, world, cut(events, sizes), queries);
          const rebuilt = await tablesAfter(database.url, projector, world, [events], queries);
          expect(grown).toEqual(rebuilt);
          for (const [table, rows] of Object.entries(rebuilt)) {
            const name = `${projector.name}: ${table}`;
            seen.set(name, (seen.get(name) ?? 0) + rows.length);
          }
        },
      ),
      { numRuns: 6 },
    );
  },
  120_000,
);
