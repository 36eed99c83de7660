/** The demo's plans of Colombia, by insurer. Premiums are pesos a month for whoever is 25. */
import { iva, reducedIva } from './by-age.ts';
import { collective } from './families/company.ts';
import { dental } from './families/dental.ts';
import { complementToEps, health, oncology, prepaid } from './families/health.ts';
import { accidents, life, travel } from './families/personal.ts';
import { pets } from './families/pets.ts';
import { type Shelf } from './product.ts';

const CO = { country: 'CO' } as const;
const cop = { unit: 'COP' } as const;
/** Prepaid medicine, plans beside the EPS and policies of health (Estatuto Tributario, art. 468-3); what pays for cancer alone is free. */
const voluntary = { ...cop, tax: reducedIva } as const;

export const colombia: readonly Shelf[] = [
  { ...CO, organization: 'Sabana Prepagada', type: 'MEDICINA_PREPAGADA', lines: [
    ['Prepagada-Sabana-Plus', 'Sabana Plus', prepaid({ ...voluntary, at25: 310_000, copay: 45_000, pays: 90, upTo: 3, maternity: 12_000_000 }), 'promoted', 'popular'],
    ['Prepagada-Sabana-Esencial', 'Sabana Esencial', prepaid({ ...voluntary, at25: 198_000, copay: 52_000, pays: 85, upTo: 1 })],
    ['Prepagada-Sabana-Familia', 'Sabana Familia', prepaid({ ...voluntary, at25: 262_000, copay: 48_000, pays: 88, upTo: 2, maternity: 9_000_000 }), 'popular'],
    ['Prepagada-Sabana-Oro', 'Sabana Oro', prepaid({ ...voluntary, at25: 489_000, copay: 30_000, pays: 95, upTo: 4, maternity: 20_000_000, oncology: 400_000_000, abroad: true })],
    ['ExternalOnlineSale-Prepagada-Sabana-Joven', 'Sabana Joven', prepaid({ ...voluntary, at25: 159_000, copay: 55_000, pays: 80, upTo: 1, until: 30 }), 'new'],
  ] },
  { ...CO, organization: 'Cafetal Prepagada', type: 'MEDICINA_PREPAGADA', lines: [
    ['Cafetal-Base', 'Cafetal Base', prepaid({ ...voluntary, at25: 176_000, copay: 40_000, pays: 82, upTo: 1, exams: 600_000 })],
    ['Cafetal-Regional', 'Cafetal Regional', prepaid({ ...voluntary, at25: 224_000, copay: 38_000, pays: 86, upTo: 2, maternity: 8_000_000 })],
    ['Cafetal-Nacional', 'Cafetal Nacional', prepaid({ ...voluntary, at25: 331_000, copay: 35_000, pays: 90, upTo: 3, maternity: 12_000_000, oncology: 250_000_000 })],
    ['Cafetal-Mayores', 'Cafetal Mayores', prepaid({ ...voluntary, at25: 205_000, copay: 42_000, pays: 84, upTo: 2, until: 75 })],
    ['QpOnlineSale-Cafetal-Dental', 'Cafetal con Odontología', prepaid({ ...voluntary, at25: 247_000, copay: 38_000, pays: 86, upTo: 2, dental: true }), 'new'],
  ] },
  { ...CO, organization: 'Caribe Salud', type: 'PAC', lines: [
    ['Complementario-Caribe', 'Complementario Caribe', complementToEps({ ...voluntary, at25: 53_100, copay: 22_000, pays: 75, upTo: 1, dental: true, until: 59 }), 'promoted', 'popular'],
    ['Complementario-Caribe-Plus', 'Complementario Caribe Plus', complementToEps({ ...voluntary, at25: 84_500, copay: 20_000, pays: 80, upTo: 2, dental: true, until: 64 })],
    ['Complementario-Caribe-Familia', 'Complementario Caribe Familia', complementToEps({ ...voluntary, at25: 71_200, copay: 22_000, pays: 78, upTo: 2, maternity: 4_000_000, until: 59 })],
  ] },
  { ...CO, organization: 'EPS Páramo', type: 'PAC', lines: [
    ['Paramo-Complementario', 'Páramo Complementario', complementToEps({ ...voluntary, at25: 61_400, copay: 18_000, pays: 78, upTo: 1, until: 60 })],
    ['Paramo-Complementario-Oro', 'Páramo Complementario Oro', complementToEps({ ...voluntary, at25: 103_100, copay: 15_000, pays: 85, upTo: 3, maternity: 6_000_000, until: 65 })],
    ['Paramo-Complementario-Rosa', 'Páramo Maternidad', complementToEps({ ...voluntary, at25: 92_000, copay: 15_000, pays: 85, upTo: 2, maternity: 8_000_000, until: 45 }), 'new'],
  ] },
  { ...CO, organization: 'EPS Magdalena', type: 'PAC', lines: [
    ['Magdalena-Complementario', 'Magdalena Complementario', complementToEps({ ...voluntary, at25: 48_900, copay: 24_000, pays: 72, upTo: 1, until: 60 })],
    ['Magdalena-Complementario-Plus', 'Magdalena Plus', complementToEps({ ...voluntary, at25: 76_800, copay: 20_000, pays: 80, upTo: 2, until: 62 })],
  ] },
  { ...CO, organization: 'Cóndor Seguros', type: 'POLIZA_SALUD', lines: [
    ['Condor-Salud-Clasica', 'Cóndor Clásica', health({ ...voluntary, at25: 214_000, copay: 60_000, pays: 85, upTo: 2, ceiling: 400_000_000 })],
    ['Condor-Salud-Global', 'Cóndor Global', health({ ...voluntary, at25: 436_000, copay: 50_000, pays: 92, upTo: 4, ceiling: 2_000_000_000, maternity: 18_000_000, oncology: 600_000_000, abroad: true }), 'exclusive'],
    ['Condor-Salud-Evoluciona', 'Cóndor Evoluciona', health({ ...voluntary, at25: 148_000, copay: 70_000, pays: 80, upTo: 1, ceiling: 200_000_000, deductible: 1_200_000 })],
    ['Condor-Salud-Familia', 'Cóndor Familia', health({ ...voluntary, at25: 271_000, copay: 55_000, pays: 88, upTo: 3, ceiling: 800_000_000, maternity: 10_000_000 }), 'popular'],
    ['Condor-Cancer', 'Cóndor Oncológico', oncology({ ...cop, at25: 39_900, cap: 500_000_000, upTo: 2, until: 60 })],
  ] },
  { ...CO, organization: 'Caribe Salud', type: 'POLIZA_SALUD', lines: [
    ['Caribe-Poliza', 'Póliza Caribe', health({ ...voluntary, at25: 189_000, copay: 55_000, pays: 84, upTo: 2, ceiling: 350_000_000 })],
    ['Caribe-Poliza-Premium', 'Póliza Caribe Premium', health({ ...voluntary, at25: 352_000, copay: 45_000, pays: 90, upTo: 4, ceiling: 1_500_000_000, maternity: 14_000_000, oncology: 300_000_000 })],
  ] },
  { ...CO, organization: 'Cóndor Seguros', type: 'ACCIDENTES_PERSONALES', lines: [
    ['QpOnlineSale-Condor-Accidentes', 'Cóndor Accidentes', accidents({ unit: 'COP', holder: 19_900, other: 12_900, until: 70, capital: 80_000_000, medical: 10_000_000 })],
  ] },
  { ...CO, organization: 'Cóndor Seguros', type: 'VIDA', lines: [
    ['Condor-Vida', 'Cóndor Vida', life({ unit: 'COP', at25: 28_900, capital: 100_000_000, until: 65 })],
    ['Condor-Vida-Familia', 'Cóndor Vida Familia', life({ unit: 'COP', at25: 49_900, capital: 250_000_000, until: 60 })],
  ] },
  { ...CO, organization: 'Cóndor Seguros', type: 'COLECTIVO', lines: [
    ['Condor-Colectivo', 'Cóndor Equipos', collective({ unit: 'COP', priceUnit: 'COP', perWorker: 96_000, perDependant: 74_000, least: 10, copay: 35_000, pays: 80, upTo: 2, ceiling: 300_000_000, life: 40_000_000 })],
    ['Condor-Colectivo-Plus', 'Cóndor Equipos Plus', collective({ unit: 'COP', priceUnit: 'COP', perWorker: 142_000, perDependant: 109_000, least: 10, copay: 30_000, pays: 88, upTo: 3, ceiling: 800_000_000, maternity: 10_000_000, life: 80_000_000 })],
  ] },
  { ...CO, organization: 'Cóndor Seguros', type: 'VIAJE', lines: [
    ['ExternalOnlineSale-Condor-Viaje', 'Cóndor Viaje', travel({ ...cop, perDay: 17_500, medical: 60_000, cancels: true })],
  ] },
  { ...CO, organization: 'Huella Colombia', type: 'SEGURO_MASCOTAS', lines: [
    ['Huella-Colombia-Base', 'Huella Básica', pets({ ...cop, tax: iva, premium: 32_900, pays: 60, cap: 4_000_000, deductible: 80_000, until: 9 })],
    ['QpOnlineSale-Huella-Colombia-Plus', 'Huella Plus', pets({ ...cop, tax: iva, premium: 54_900, pays: 75, cap: 8_000_000, deductible: 60_000, until: 9, liability: 20_000_000, wellness: true }), 'popular'],
    ['Huella-Colombia-Senior', 'Huella Senior', pets({ ...cop, tax: iva, premium: 61_000, pays: 60, cap: 5_000_000, deductible: 100_000, until: 14 })],
  ] },
  { ...CO, organization: 'Caribe Salud', type: 'DENTAL', lines: [
    ['Caribe-Dental', 'Caribe Dental', dental({ unit: 'COP', holder: 24_900, other: 19_900, until: 70, pays: 80, cap: 2_500_000 })],
    ['Caribe-Dental-Plus', 'Caribe Dental Ortodoncia', dental({ unit: 'COP', holder: 39_900, other: 31_900, until: 70, pays: 80, cap: 4_500_000, braces: true })],
  ] },
]; // oxfmt-ignore
