/** The lives of the demo's leads: weeks of calls, appointments, closings and silence, told as timed steps. */
import { type LeadRequest, type StatusChange } from '@cotejo/core/leads';
import { type CountryCode, leadStatus, requestType } from '@cotejo/core/reference';
import { madeUpPerson } from './people.ts';
import { productsOf } from './products.ts';
import { type Random, seeded } from './random.ts';
import { demoId, type DemoUser, executivesOf } from './users.ts';

type Step =
  | { readonly do: 'receive'; readonly request: LeadRequest }
  | { readonly do: 'assign'; readonly executive: DemoUser }
  | {
      readonly do: 'change-status';
      readonly by: DemoUser;
      readonly change: Omit<StatusChange, 'by'>;
    }
  | { readonly do: 'add-note'; readonly by: DemoUser; readonly text: string };

export type TimedStep = Step & { readonly leadId: string; readonly country: CountryCode; readonly at: Date };

const hour = 3_600_000;
const day = 24 * hour;
/** The oldest leads came in six weeks ago. */
const span = 42 * day;

type Stage = readonly [statusId: number, substatusId: number | null, note?: string, reasonId?: number];
const contacted: Stage = [2, 201, 'Contestó; pide que le envíe la comparación por correo.'];

/** Typical ways through the statuses, with how common each is. */
const courses: readonly (readonly [readonly Stage[], number])[] = [
  [[], 3],
  [[[2, 200]], 3],
  [[[2, 200], contacted], 3],
  [[[2, 200], contacted, [13, 213, 'Prefiere que lo llame por la tarde.'], [2, 202]], 3],
  [[[2, 200], contacted, [2, 202], [9, null], [3, 332, 'Contrató el plan anual.']], 4],
  [[[2, 200], [13, 212], [2, 217, 'Reunión con los dos titulares.'], [14, 215], [3, 331]], 2],
  [[[2, 200], [2, 203, 'No contesta; retomar en unos días.'], [4, 406, undefined, 1]], 3],
  [[[2, 200], contacted, [12, 210, 'Su empresa ya le da cobertura.']], 2],
  [[[2, 200], contacted, [4, 402, 'El precio le parece alto para su familia.', 20]], 2],
]; // prettier-ignore

const messages = [
  'Quisiera comparar planes para mi familia.',
  '¿El plan cubre a mis padres de 67 y 70 años?',
  'Necesito saber los plazos de carencia.',
  'Somos una empresa de 12 personas y buscamos un plan colectivo.',
] as const;

const requestOf = (country: CountryCode, random: Random): LeadRequest => {
  const wantsPlan = random.next() < 0.7;
  const product = random.pick(productsOf(country));
  const campaign = random.weighted([['buscador', 5], ['redes', 3], ['directo', 2]] as const); // prettier-ignore
  return {
    requestTypeId: wantsPlan ? requestType.plan : requestType.contact,
    person: madeUpPerson(country, random),
    ...(wantsPlan
      ? { product: { code: product.code, name: product.publication.name } }
      : { message: random.pick(messages) }),
    productType: product.publication.insuranceType.name,
    origin: { url: wantsPlan ? product.publication.path : '/Contacto', lead: campaign },
    attribution: [{ referrer: campaign, infoGA: { utm_source: campaign } }],
    internalTraffic: random.next() < 0.02,
  };
};

/** One lead's steps, oldest first, none later than `now`. */
const life = (index: number, now: Date, random: Random): TimedStep[] => {
  const country = random.weighted<CountryCode>([['PE', 5], ['CL', 4], ['CO', 3], ['INT', 1]]); // prettier-ignore
  const common = { leadId: demoId(`lead/${index}`), country };
  let at = now.getTime() - random.next() * span;
  const steps: TimedStep[] = [];
  const add = (step: Step): void => void steps.push({ ...step, ...common, at: new Date(at) });

  const request = requestOf(country, random);
  add({ do: 'receive', request });
  if (request.internalTraffic || random.next() < 0.06) return steps;

  const executive = random.pick(executivesOf(country));
  at += random.between(2, 240) * 60_000;
  add({ do: 'assign', executive });
  for (const [statusId, substatusId, note, reasonId] of random.weighted(courses)) {
    at += random.between(1, 96) * hour + random.between(0, 59) * 60_000;
    const appointment = statusId === leadStatus.agenda && new Date(at + random.between(20, 90) * hour);
    add({
      do: 'change-status',
      by: executive,
      change: {
        statusId,
        substatusId,
        ...(note && { note }),
        ...(reasonId && { reasonId }),
        ...(appointment && { at: appointment.toISOString() }),
      },
    });
    if (statusId === leadStatus.assigned && random.next() < 0.2) {
      at += random.between(5, 90) * 60_000;
      add({
        do: 'add-note',
        by: executive,
        text: 'Envié la comparación de tres planes con precios para su familia.',
      });
    }
  }
  return steps.filter((step) => step.at <= now);
};

/** All steps of a demo, in the order of time. */
export const demoLives = (count: number, now: Date, seed = 2026): TimedStep[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => life(index, now, random))
    .flat()
    .sort((a, b) => a.at.getTime() - b.at.getTime());
};
