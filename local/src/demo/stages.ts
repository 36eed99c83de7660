/** What people do to the demo's leads: each stage is a command, and says who sends it. */
import { type Decision } from '@cotejo/core/kit/event-sourcing';
import {
  addLeadNote,
  assignLead,
  changeLeadStatus,
  closeLead,
  deleteLead,
  eraseLead,
  failLead,
  finishLeadRefund,
  type Lead,
  type LeadEvent,
  logLeadActivity,
  markLeadDuplicate,
  markLeadFalse,
  markLeadTest,
  reassignLead,
  reopenLead,
  restoreLead,
  setLeadAppointment,
  startLeadRefund,
  updateLeadRequest,
} from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { instantOfLocal, localTime } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { failureReasonsFor } from '@cotejo/core/reference/failure-reasons';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { type Random } from './random.ts';
import { demoAfterSales, demoId, demoManager, type DemoUser, executivesOf, leaderOf } from './users.ts';

/** The lead that a stage is about, as its life has come so far. */
export type Scene = {
  readonly leadId: string;
  readonly country: CountryCode;
  readonly requestTypeId: number;
  readonly executive: DemoUser;
  readonly at: Date;
  readonly now: Date;
  readonly random: Random;
  /** The lead of the same person that came before. */
  readonly first?: string;
};

export type Act = {
  readonly by: DemoUser;
  readonly decision: Decision<Lead, LeadEvent>;
  /** Who goes on with the lead. */
  readonly executive?: DemoUser;
};
export type Stage = {
  /** Minutes after the stage before: between the two. */
  readonly after: readonly [number, number];
  /** Nothing where nobody is there to do it. */
  readonly act: (scene: Scene) => Act | undefined;
};

const hour = 60;
const day = 24 * hour;
const hours: readonly [number, number] = [hour, 96 * hour];
const soon: readonly [number, number] = [5, 90];

const once = (what: string, { leadId, at }: Scene): string => demoId(`${what}/${leadId}/${at.getTime()}`);

// By the executive
const byExecutive = (act: (scene: Scene, by: DemoUser) => Act['decision'], after = hours): Stage => ({
  after,
  act: (scene) => ({ by: scene.executive, decision: act(scene, scene.executive) }),
});

export const call = (outcomeId: string, note?: string): Stage =>
  byExecutive(
    (scene, by) =>
      logLeadActivity({ activityId: once('call', scene), typeId: 'LLAMADA', outcomeId, note, by }),
    [10, 8 * hour],
  );
export const meeting = (outcomeId: string, note?: string): Stage =>
  byExecutive((scene, by) =>
    logLeadActivity({ activityId: once('meeting', scene), typeId: 'REUNION', outcomeId, note, by }),
  );
export const note = (text: string): Stage =>
  byExecutive((scene, by) => addLeadNote({ noteId: once('note', scene), text, by }), soon);
export const status = (statusId: number, substatusId: number | null = null, note?: string): Stage =>
  byExecutive((_, by) => changeLeadStatus({ statusId, substatusId, note, by }));
export const close = (substatusId: number, note?: string): Stage =>
  byExecutive((_, by) => closeLead({ substatusId, note, by }));
export const resume = (note: string): Stage =>
  byExecutive((_, by) => reopenLead({ by, note }), [2 * day, 6 * day]);
export const falseClient = (note: string): Stage => byExecutive((_, by) => markLeadFalse({ by, note }), soon);
export const completed = (message: string): Stage =>
  byExecutive((_, by) => updateLeadRequest({ message }, by), soon);
/** From nine to seven by the clocks of a country, at the quarter of an hour before; of the same day. */
const inOfficeHours = (instant: Date, country: CountryCode): string => {
  const { timeZone } = countryOf(country);
  const [day = '', time = ''] = localTime(instant, timeZone).split('T');
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const clock = [9 + (hours % 10), minutes - (minutes % 15)].map((part) => String(part).padStart(2, '0'));
  return instantOfLocal(`${day}T${clock.join(':')}`, timeZone)!;
};
/** To talk one to four days later. */
export const appointment = (substatusId: number, note?: string): Stage =>
  byExecutive(({ at, country, random }, by) => {
    const later = new Date(at.getTime() + random.between(20 * hour, 90 * hour) * 60_000);
    return setLeadAppointment({ substatusId, at: inOfficeHours(later, country), note, by });
  });
/** To talk within the next hours of whoever looks at the demo. */
export const appointmentToday = (substatusId: number): Stage =>
  byExecutive(({ now, random }, by) => {
    const at = new Date(now.getTime() + random.between(20, 8 * hour) * 60_000).toISOString();
    return setLeadAppointment({ substatusId, at, by });
  }, soon);
/** For any of the reasons that may be given in that case. */
export const fail = (substatusId: number, note?: string): Stage =>
  byExecutive((scene, by) => {
    const reason = scene.random.pick(failureReasonsFor(scene, substatusId));
    const reasonText = reason.asksForText && 'Prefiere esperar a cambiar de trabajo.';
    return failLead({ substatusId, reasonId: reason.id, ...(reasonText && { reasonText }), note, by });
  });
export const duplicate: Stage = {
  after: soon,
  act: ({ first, country, executive: by }) =>
    first === undefined
      ? undefined
      : {
          by,
          decision: markLeadDuplicate({ first: { id: first, country }, note: 'Es la misma persona.', by }),
        },
};

// By those who lead, and those who come after the sale
export const assignment: Stage = {
  after: [2, 240],
  act: ({ executive, country }) => {
    const by = leaderOf(executive, country);
    return { by, decision: assignLead({ executive, by }) };
  },
};
export const handBack = (note: string): Stage => status(leadStatus.toReassign, null, note);
export const reassignment = (note: string): Stage => ({
  after: [20, 2 * day],
  act: ({ executive, country, random }) => {
    const others = executivesOf(country).filter(({ id }) => id !== executive.id);
    if (others.length === 0) return undefined;
    const [other, by] = [random.pick(others), leaderOf(executive, country)];
    return { by, decision: reassignLead({ executive: other, by, note }), executive: other };
  },
});
const byLeader = (decide: (by: DemoUser) => Act['decision']): Stage => ({
  after: soon,
  act: ({ executive, country }) => {
    const by = leaderOf(executive, country);
    return { by, decision: decide(by) };
  },
});
export const testClient: Stage = byLeader((by) =>
  markLeadTest({ by, note: 'Prueba del equipo de productos.' }),
);

const byOne = (by: DemoUser, decision: Act['decision'], after = hours): Stage => ({
  after,
  act: ({ country }) => (by.countries.includes(country) ? { by, decision } : undefined),
});
export const refundStarted: Stage = byOne(
  demoAfterSales,
  startLeadRefund({ by: demoAfterSales, note: 'Se arrepintió dentro del plazo.' }),
  [day, 5 * day],
);
export const refundFinished: Stage = byOne(demoAfterSales, finishLeadRefund({ by: demoAfterSales }));
export const deletion: Stage = byOne(
  demoManager,
  deleteLead({ by: demoManager, note: 'Cargada por error.' }),
);
export const restoration: Stage = byOne(
  demoManager,
  restoreLead({ by: demoManager, note: 'Sí era un cliente.' }),
  soon,
);
export const erasure: Stage = byOne(demoManager, eraseLead(demoManager));
