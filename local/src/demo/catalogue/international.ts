/** The demo's plans for who lives or is treated in more than one country. Premiums are dollars a month at 25. */
import { collective } from './families/company.ts';
import { international, oncology } from './families/health.ts';
import { travel } from './families/personal.ts';
import { type Shelf } from './product.ts';
import { allCountries, latinAmerica } from './terms.ts';

const INT = { country: 'INT', type: 'SALUD_INTERNACIONAL' } as const;
const usd = { unit: 'USD' } as const;
const withoutUsa = allCountries.filter((code) => code !== 'US' && code !== 'CA');
const iberia = ['ES', 'PT', 'FR', 'IT', 'DE'] as const;
/** Only for who needs it where it covers. */
const region = (countries: readonly string[]) => [countries, countries] as const;

export const abroad: readonly Shelf[] = [
  { ...INT, organization: 'Meridian Global Health', lines: [
    ['Meridian-Worldwide', 'Meridian Worldwide', international({ ...usd, at25: 185, copay: 25, pays: 90, upTo: 4, ceiling: 2_000_000, maternity: 10_000, oncology: 2_000_000 }, allCountries), 'promoted', 'popular'],
    ['Meridian-Latam', 'Meridian Latam', international({ ...usd, at25: 99, copay: 20, pays: 90, upTo: 1, ceiling: 1_000_000, deductible: 500 }, ...region(latinAmerica)), 'popular'],
    ['Meridian-Worldwide-2000', 'Meridian Worldwide 2,000', international({ ...usd, at25: 139, copay: 25, pays: 90, upTo: 4, ceiling: 2_000_000, deductible: 2_000 }, allCountries)],
    ['Meridian-Sin-Estados-Unidos', 'Meridian sin EE. UU.', international({ ...usd, at25: 118, copay: 25, pays: 90, upTo: 3, ceiling: 1_500_000, maternity: 8_000 }, ...region(withoutUsa))],
    ['Meridian-Platino', 'Meridian Platino', international({ ...usd, at25: 342, copay: 0, pays: 95, upTo: 4, maternity: 20_000, oncology: 5_000_000, dental: true }, allCountries), 'exclusive'],
  ] },
  { ...INT, organization: 'Atlas Care', lines: [
    ['ExternalOnlineSale-Atlas-Latam-1000', 'Atlas Latam 1,000', international({ ...usd, at25: 74, copay: 25, pays: 85, upTo: 1, ceiling: 750_000, deductible: 1_000 }, ...region(latinAmerica))],
    ['Atlas-Latam-5000', 'Atlas Latam 5,000', international({ ...usd, at25: 46.5, copay: 25, pays: 85, upTo: 1, ceiling: 1_000_000, deductible: 5_000 }, ...region(latinAmerica)), 'popular'],
    ['Atlas-Mundo-1000', 'Atlas Mundo 1,000', international({ ...usd, at25: 161, copay: 30, pays: 88, upTo: 4, ceiling: 3_000_000, deductible: 1_000, maternity: 9_000 }, allCountries)],
    ['Atlas-Mundo-10000', 'Atlas Mundo 10,000', international({ ...usd, at25: 82, copay: 30, pays: 88, upTo: 4, ceiling: 5_000_000, deductible: 10_000 }, allCountries)],
    ['Atlas-Onco', 'Atlas Oncológico', { ...oncology({ ...usd, at25: 38, cap: 1_000_000, upTo: 4 }), countries: allCountries }, 'new'],
  ] },
  { ...INT, organization: 'Globalia Salud', lines: [
    ['Globalia-Familia', 'Globalia Familia', international({ ...usd, at25: 154, copay: 20, pays: 90, upTo: 3, ceiling: 2_500_000, maternity: 12_000 }, ...region(withoutUsa)), 'popular'],
    ['Globalia-Pareja', 'Globalia Pareja', international({ ...usd, at25: 136, copay: 20, pays: 90, upTo: 3, ceiling: 2_000_000, maternity: 12_000, until: 45 }, ...region(withoutUsa))],
    ['Globalia-Europa', 'Globalia Europa', international({ ...usd, at25: 91, copay: 15, pays: 90, upTo: 3, ceiling: 1_000_000 }, ...region(iberia)), 'new'],
    ['Globalia-Total', 'Globalia Total', international({ ...usd, at25: 268, copay: 10, pays: 95, upTo: 4, ceiling: 6_000_000, maternity: 18_000, oncology: 3_000_000, dental: true }, allCountries)],
    ['Globalia-Mayores', 'Globalia Mayores', international({ ...usd, at25: 172, copay: 25, pays: 85, upTo: 3, ceiling: 1_000_000, until: 75 }, ...region(withoutUsa))],
  ] },
  { ...INT, organization: 'Horizonte Expat', lines: [
    ['Horizonte-Estudiante', 'Horizonte Estudiante', international({ ...usd, at25: 42, copay: 30, pays: 80, upTo: 1, ceiling: 250_000, until: 35 }, allCountries), 'popular'],
    ['QpOnlineSale-Horizonte-Nomada', 'Horizonte Nómada', international({ ...usd, at25: 56, copay: 35, pays: 80, upTo: 2, ceiling: 500_000, deductible: 250, until: 50 }, allCountries), 'new'],
    ['Horizonte-Retorno', 'Horizonte Retorno', international({ ...usd, at25: 67, copay: 25, pays: 85, upTo: 1, ceiling: 500_000 }, ...region(latinAmerica))],
    ['Horizonte-Empleado', 'Horizonte Empleado', international({ ...usd, at25: 109, copay: 20, pays: 90, upTo: 3, ceiling: 2_000_000, maternity: 8_000 }, allCountries)],
  ] },
  { country: 'INT', type: 'COLECTIVO', organization: 'Globalia Salud', lines: [
    ['Globalia-Equipos', 'Globalia Equipos', collective({ unit: 'USD', priceUnit: 'USD', perWorker: 128, perDependant: 109, copay: 20, pays: 90, upTo: 3, ceiling: 2_000_000, life: 50_000 })],
    ['Globalia-Equipos-Plus', 'Globalia Equipos Plus', collective({ unit: 'USD', priceUnit: 'USD', perWorker: 189, perDependant: 161, least: 10, copay: 10, pays: 95, upTo: 4, ceiling: 4_000_000, maternity: 12_000, life: 100_000 })],
  ] },
  { country: 'INT', type: 'VIAJE', organization: 'Meridian Global Health', lines: [
    ['QpOnlineSale-Viajero-Meridian', 'Meridian Viajero', travel({ ...usd, perDay: 4.5, medical: 100_000, cancels: true, countries: allCountries })],
  ] },
  { country: 'INT', type: 'VIAJE', organization: 'Horizonte Expat', lines: [
    ['ExternalOnlineSale-Horizonte-Viaje-Largo', 'Horizonte Viaje Largo', travel({ ...usd, perDay: 3.2, medical: 60_000, days: 365, countries: allCountries })],
  ] },
]; // oxfmt-ignore
