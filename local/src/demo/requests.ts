/** What the demo's visitors ask for: a plan with the price they saw, or to be contacted, after some pages. */
import { type LeadRequest } from '@cotejo/core/leads';
import { type CountryCode } from '@cotejo/core/kit/country';
import { majorUnits } from '@cotejo/core/kit/money';
import { requestType } from '@cotejo/core/reference/request-types';
import { productsOf, startingPrice } from './catalogue/index.ts';
import { madeUpPerson } from './people.ts';
import { type Random } from './random.ts';
import { executivesOf } from './users.ts';

const messages = [
  'Quisiera comparar planes para mi familia.',
  '¿El plan cubre a mis padres de 67 y 70 años?',
  'Necesito saber los plazos de carencia.',
  'Somos una empresa de 12 personas y buscamos un plan colectivo.',
] as const;

const campaigns = [['buscador', 5], ['redes', 3], ['directo', 2]] as const; // oxfmt-ignore

/** One to four pages that the visitor saw in the hours before, some minutes each. */
const attribution = (campaign: string, path: string, at: Date, random: Random) => {
  const count = random.between(1, 4);
  const minutesEach = random.between(3, 50);
  return Array.from({ length: count }, (_, index) => ({
    referrer: index === 0 ? campaign : path,
    date: new Date(at.getTime() - (count - index) * minutesEach * 60_000).toISOString(),
    infoGA: { utm_source: campaign, utm_medium: campaign === 'buscador' ? 'cpc' : 'referral' },
  }));
};

/** Who would be insured, as the comparator asks. */
const profileOf = (random: Random) => {
  const titular = {
    tipo: 'titular',
    edad: random.between(22, 64),
    sexo: random.pick(['Femenino', 'Masculino']),
  };
  const children = Array.from({ length: random.weighted([[0, 5], [1, 3], [2, 2]] as const) }, () => ({
    tipo: 'carga',
    edad: random.between(0, 17),
  })); // oxfmt-ignore
  return { personas: [titular, ...children] };
};

const referralOf = (country: CountryCode, random: Random): LeadRequest['referral'] => {
  const chance = random.next();
  if (chance < 0.06) {
    const { firstName, email } = madeUpPerson(country, random);
    return { name: firstName, email };
  }
  return chance < 0.1 ? { executiveId: random.pick(executivesOf(country)).id } : undefined;
};

/** @param known who asks, and whether for a plan; chance says where it is left out */
export const requestOf = (
  country: CountryCode,
  at: Date,
  random: Random,
  known: { readonly person?: LeadRequest['person']; readonly wantsPlan?: boolean } = {},
): LeadRequest => {
  const { person = madeUpPerson(country, random), wantsPlan = random.next() < 0.7 } = known;
  const { code, offered, insuranceType } = random.pick(productsOf(country));
  const { name, path } = offered.content.identity;
  const price = startingPrice(offered.price, country);
  const campaign = random.weighted(campaigns);
  const referral = referralOf(country, random);
  const plan = {
    product: { code, name },
    ...(price && {
      quotedPrice: {
        amount: String(majorUnits(price.amount, price.currency)),
        unit: price.currency,
        period: offered.price.period === 'once' ? 'viaje' : 'mes',
      },
    }),
    ...(random.next() < 0.6 && { profile: profileOf(random) }),
  };
  return {
    requestTypeId: wantsPlan ? requestType.plan : requestType.contact,
    person,
    ...(wantsPlan ? plan : { message: random.pick(messages) }),
    productType: insuranceType.name,
    origin: { lead: campaign },
    originUrl: wantsPlan ? path : '/Contacto',
    attribution: attribution(campaign, path, at, random),
    ...(referral && { referral }),
    internalTraffic: false,
  };
};
