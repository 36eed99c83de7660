/** Random lives of leads: random commands by random people at random times; what is refused is skipped, as in life. */
import fc from 'fast-check';
import { type Actor, type Recorded, Rejection } from '../../kit/event-sourcing/index.ts';
import { actorOf, type Staff } from '../../identity/index.ts';
import { leadStatuses } from '../../reference/lead-statuses.ts';
import { testMetadata } from '../../kit/testing/index.ts';
import { type LeadCommandName, leadCommands } from '../decisions/allowed-commands.ts';
import {
  assignLeadAutomatically,
  markLeadDuplicateAutomatically,
  remindOfAppointment,
} from '../decisions/automatic-decisions.ts';
import { receiveLead, updateOwnRequest } from '../decisions/decisions.ts';
import { type LeadDecision } from '../decisions/guarded.ts';
import { type LeadEvent, type LeadRequest } from '../lead-events.ts';
import { evolve, initial, type Lead } from '../lead.ts';
import { decisionOf } from './commands.ts';
import { administrator, afterSales, manager, mateo, rosa, staff, supervisor, uuid } from './people.ts';

/** Stands in everything that is personal, so that a search finds whatever is left of it. */
export const secret = 'Secreto';

const asked: Required<LeadRequest> = {
  requestTypeId: 2,
  person: { firstName: secret, email: `${secret}@correo.example`, phone: `+51${secret}` },
  message: secret,
  product: { code: 'PE-1', name: 'Plan Uno' },
  quotedPrice: { amount: '2.45', unit: 'UF' },
  productType: 'Salud',
  businessLine: 'Personas',
  partnerDocument: secret,
  profile: { name: secret },
  insurance: { beneficiary: secret },
  referral: { name: secret, email: secret, executiveId: rosa.id },
  origin: { lead: 'redes' },
  originUrl: `/Seguros/x?nombre=${secret}`,
  salesforceId: secret,
  attribution: [{ referrer: secret }],
  internalTraffic: false,
};

/** Commands of the product itself or the visitor. */
const withoutStaff = {
  'assign-automatically': () => assignLeadAutomatically(mateo.id),
  'mark-duplicate-automatically': () => markLeadDuplicateAutomatically(uuid(98)),
  remind: (lead: Lead) =>
    remindOfAppointment((lead.status === 'received' && lead.appointment?.at) || 'no appointment'),
  'update-own-request': (_: Lead, pick: number) =>
    updateOwnRequest({ message: `${secret} ${pick}`, product: { code: `PE-${pick}`, name: 'Otro plan' } }),
} satisfies Readonly<Record<string, (lead: Lead, pick: number) => LeadDecision>>;

type Unattended = keyof typeof withoutStaff;
const unattended = Object.keys(withoutStaff) as Unattended[];

const people: readonly Staff[] = [
  rosa,
  mateo,
  { ...supervisor, team: [rosa.id, mateo.id] },
  manager,
  administrator,
  afterSales,
  staff(8, 'JEFATURA_SAC_CHILE'),
  staff(9, 'CLIENT'),
];

/** Most of what happens in a life is work; the end of it comes seldom. */
const command = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom<LeadCommandName[]>('assign', 'change-status', 'reopen', 'restore'),
  },
  { weight: 12, arbitrary: fc.constantFrom(...leadCommands.filter((name) => name !== 'erase')) },
  { weight: 4, arbitrary: fc.constantFrom(...unattended) },
  { weight: 1, arbitrary: fc.constant('erase' as const) },
);

const step = fc.record({
  command,
  by: fc.constantFrom(...people),
  executive: fc.constantFrom(rosa, mateo),
  pick: fc.nat(60),
  statusId: fc.constantFrom(...leadStatuses.map(({ id }) => id)),
  note: fc.option(fc.constantFrom(secret, `${secret}: llamar`, ''), { nil: undefined }),
  /** Milliseconds since the step before. */
  later: fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(40 * 24 * 3_600_000)),
  /** Milliseconds until the appointment. */
  ahead: fc.integer({ min: -1_000, max: 14 * 24 * 3_600_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

export type Lived = {
  readonly events: readonly Recorded<LeadEvent>[];
  /** After each event, in order. */
  readonly states: readonly Lead[];
  /** The commands that were tried, and their answers. */
  readonly tried: readonly {
    readonly command: LeadCommandName;
    readonly statusId: number;
    readonly by: Staff;
    readonly before: Lead;
    readonly refused: string | undefined;
  }[];
  readonly end: Date;
};

const isUnattended = (name: Step['command']): name is Unattended => name in withoutStaff;

const decided = (decide: LeadDecision, state: Lead, now: Date): readonly LeadEvent[] | Rejection => {
  try {
    return decide(state, now);
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
};

const live = (start: Date, internalTraffic: boolean, steps: readonly Step[]): Lived => {
  const events: Recorded<LeadEvent>[] = [];
  const states: Lead[] = [];
  const tried: Lived['tried'][number][] = [];
  let state = initial;
  let now = start;

  const record = (happened: readonly LeadEvent[], actor: Actor): void => {
    for (const event of happened) {
      const revision = events.length;
      const metadata = { ...testMetadata(revision, actor), occurredAt: now.toISOString() };
      events.push({
        ...event,
        id: uuid(10_000 + revision),
        stream: 'lead-1',
        revision,
        position: '1',
        metadata,
      });
      state = evolve(state, event, metadata);
      states.push(state);
    }
  };

  record(receiveLead({ ...asked, internalTraffic })(state, now), { kind: 'visitor' });
  for (const { command, later, ahead, ...sent } of steps) {
    now = new Date(now.getTime() + later);
    if (state.status === 'unknown') continue;
    if (isUnattended(command)) {
      const happened = decided(withoutStaff[command](state, sent.pick), state, now);
      if (!(happened instanceof Rejection)) record(happened, { kind: 'system', automation: command });
      continue;
    }
    const at = new Date(now.getTime() + ahead).toISOString();
    const executive = sent.by.roles.includes('EJECUTIVO') ? sent.by : sent.executive;
    const happened = decided(decisionOf[command](state, { ...sent, executive, at }), state, now);
    const refused = happened instanceof Rejection ? happened.code : undefined;
    tried.push({ command, statusId: sent.statusId, by: sent.by, before: state, refused });
    if (!(happened instanceof Rejection)) record(happened, actorOf(sent.by));
  }
  return { events, states, tried, end: new Date(now.getTime() + 12_345) };
};

/** A lead from the request on, as long as it pleases chance. */
export const lives = fc
  .tuple(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2026-06-01'), noInvalidDate: true }),
    fc.nat(9).map((chance) => chance === 0),
    fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }),
  )
  .map(([start, internalTraffic, steps]) => live(start, internalTraffic, steps));
