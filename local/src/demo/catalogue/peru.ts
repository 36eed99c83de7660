/** The demo's plans of Peru, by insurer. Premiums are soles a month for whoever is 25, rates and sums as their family says. */
import { igv } from './by-age.ts';
import { guards, workersLife } from './families/company-life.ts';
import { collective, sctr } from './families/company.ts';
import { companyEps, eps } from './families/eps.ts';
import { health, oncology, programme } from './families/health.ts';
import { accidents, life, travel } from './families/personal.ts';
import { pets } from './families/pets.ts';
import { dental } from './families/dental.ts';
import { type Shelf } from './product.ts';

const PE = { country: 'PE' } as const;
const soles = { unit: 'PEN', tax: igv } as const;

export const peru: readonly Shelf[] = [
  { ...PE, organization: 'Andina Seguros', type: 'SALUD_INDIVIDUAL', lines: [
    ['Salud-Esencial-Andina', 'Salud Esencial', health({ ...soles, at25: 118.9, copay: 40, pays: 80, upTo: 1, ceiling: 300_000 }), 'promoted', 'popular'],
    ['Salud-Red-Andina', 'Salud Red', health({ ...soles, at25: 168.5, copay: 35, pays: 85, upTo: 2, ceiling: 1_000_000, maternity: 12_000 }), 'popular'],
    ['Salud-Total-Andina', 'Salud Total', health({ ...soles, at25: 262, copay: 30, pays: 90, upTo: 3, ceiling: 3_500_000, maternity: 25_000, oncology: 1_000_000 })],
    ['Salud-Mundial-Andina', 'Salud Sin Fronteras', health({ ...soles, at25: 398, copay: 30, pays: 90, upTo: 4, maternity: 40_000, oncology: 2_000_000, abroad: true }), 'exclusive'],
    ['Onco-Andina', 'Oncología Andina', oncology({ ...soles, at25: 39.9, cap: 2_500_000, upTo: 2, until: 60 }), 'new'],
  ] },
  { ...PE, organization: 'Costa Verde Seguros', type: 'SALUD_INDIVIDUAL', lines: [
    ['ExternalOnlineSale-Costa-Verde-Joven', 'Costa Verde Joven', health({ ...soles, at25: 99.5, copay: 45, pays: 75, upTo: 1, ceiling: 200_000, until: 40 }), 'new'],
    ['Costa-Verde-Familia', 'Costa Verde Familia', health({ ...soles, at25: 154, copay: 40, pays: 80, upTo: 2, ceiling: 800_000, maternity: 10_000 })],
    ['Costa-Verde-Plus', 'Costa Verde Plus', health({ ...soles, at25: 211, copay: 35, pays: 85, upTo: 3, ceiling: 2_000_000, maternity: 18_000, oncology: 500_000 })],
    ['Costa-Verde-Deducible', 'Costa Verde con Deducible', health({ ...soles, at25: 88, copay: 60, pays: 80, upTo: 3, ceiling: 1_500_000, deductible: 3_000 })],
  ] },
  { ...PE, organization: 'Inti Seguros', type: 'SALUD_INDIVIDUAL', lines: [
    ['QpOnlineSale-Inti-Salud-Digital', 'Inti Digital', health({ ...soles, at25: 79.9, copay: 50, pays: 70, upTo: 1, ceiling: 150_000 })],
    ['Inti-Salud-Activa', 'Inti Activa', health({ ...soles, at25: 129, copay: 40, pays: 80, upTo: 2, exams: 1_000, ceiling: 500_000 })],
    ['Inti-Salud-Completa', 'Inti Completa', health({ ...soles, at25: 187, copay: 35, pays: 85, upTo: 3, ceiling: 1_800_000, maternity: 15_000, dental: true })],
    ['Inti-Salud-Mayor', 'Inti Mayores', health({ ...soles, at25: 142, copay: 45, pays: 75, upTo: 2, ceiling: 400_000, until: 75 })],
  ] },
  { ...PE, organization: 'Amauta Seguros', type: 'SALUD_INDIVIDUAL', lines: [
    ['Amauta-Base', 'Amauta Base', health({ ...soles, at25: 121, copay: 40, pays: 80, upTo: 1, ceiling: 600_000 })],
    ['Amauta-Amplia', 'Amauta Red Amplia', health({ ...soles, at25: 239, copay: 30, pays: 88, upTo: 4, ceiling: 2_800_000, maternity: 22_000, oncology: 800_000 })],
  ] },
  { ...PE, organization: 'Pacífica del Sur EPS', type: 'EPS', lines: [
    ['Eps-Pacifica-Base', 'Plan Base EPS', eps({ premium: 192.4, by: 'age', copay: 40, pays: 90, upTo: 1, maternity: 20_000, layer: 'Capa simple sin tope' }), 'popular'],
    ['Eps-Pacifica-Adicional-1', 'EPS Adicional 1', eps({ premium: 238, by: 'age', copay: 45, pays: 90, upTo: 2, maternity: 24_000, layer: 'Base con un nivel adicional' })],
    ['Eps-Pacifica-Adicional-2', 'EPS Adicional 2', eps({ premium: 301.5, by: 'age', copay: 45, pays: 90, upTo: 3, maternity: 30_000, oncology: 1_500_000, layer: 'Base con dos niveles adicionales' }), 'promoted'],
    ['Eps-Pacifica-Hogar', 'EPS Hogar', eps({ premium: 224, by: 'household', copay: 40, pays: 90, upTo: 2, maternity: 20_000, layer: 'Un precio para toda la familia' })],
  ] },
  { ...PE, organization: 'Andina EPS', type: 'EPS', lines: [
    ['Eps-Andina-Clasica', 'EPS Clásica', eps({ premium: 178, by: 'age', copay: 40, pays: 85, upTo: 1, maternity: 18_000, layer: 'Capa simple sin tope' })],
    ['Eps-Andina-Flexible', 'EPS Flexible', eps({ premium: 231, by: 'household', employer: 60, copay: 45, pays: 85, upTo: 2, maternity: 22_000, layer: 'Niveles que elige tu empresa' })],
    ['Eps-Andina-Total', 'EPS Total', eps({ premium: 342, by: 'age', copay: 50, pays: 92, upTo: 4, maternity: 35_000, oncology: 3_000_000, layer: 'Todas las redes' }), 'exclusive'],
  ] },
  { ...PE, organization: 'Salud Norte EPS', type: 'EPS', lines: [
    ['Eps-Norte-Base', 'EPS Norte Base', eps({ premium: 151, by: 'household', copay: 30, pays: 88, upTo: 1, maternity: 15_000, layer: 'Capa simple sin tope' })],
    ['Eps-Norte-Lima', 'EPS Norte y Lima', eps({ premium: 214, by: 'age', copay: 40, pays: 88, upTo: 3, maternity: 22_000, layer: 'Red del norte y Lima' })],
    ['Eps-Norte-Senior', 'EPS Norte Trayectoria', eps({ premium: 199, by: 'age', employer: 40, copay: 35, pays: 90, upTo: 2, maternity: 15_000, oncology: 600_000, layer: 'Base con oncología' }), 'new'],
  ] },
  { ...PE, organization: 'Clínica Miraflores del Mar', type: 'PROGRAMA_CLINICO', lines: [
    ['Programa-Mar-Familia', 'Programa Mar Familia', programme({ ...soles, at25: 156, copay: 30, pays: 90, upTo: 3, ceiling: 500_000, maternity: 9_000 })],
    ['Programa-Mar-Joven', 'Programa Mar Joven', programme({ ...soles, at25: 84, copay: 40, pays: 80, upTo: 3, ceiling: 120_000, until: 35 })],
    ['Programa-Mar-Oro', 'Programa Mar Oro', programme({ ...soles, at25: 228, copay: 20, pays: 95, upTo: 3, ceiling: 1_000_000, maternity: 16_000, oncology: 400_000 })],
  ] },
  { ...PE, organization: 'Clínica San Bartolo', type: 'PROGRAMA_CLINICO', lines: [
    ['San-Bartolo-Vecino', 'San Bartolo Vecino', programme({ ...soles, at25: 62, copay: 25, pays: 80, upTo: 1, ceiling: 80_000 }), 'popular'],
    ['San-Bartolo-Mama', 'San Bartolo Mamá', programme({ ...soles, at25: 118, copay: 20, pays: 90, upTo: 1, ceiling: 150_000, maternity: 12_000, until: 45 })],
  ] },
  { ...PE, organization: 'Clínica Valle Sagrado', type: 'PROGRAMA_CLINICO', lines: [
    ['Valle-Sagrado-Basico', 'Valle Sagrado Básico', programme({ ...soles, at25: 55, copay: 25, pays: 75, upTo: 2, ceiling: 60_000 })],
    ['Valle-Sagrado-Familia', 'Valle Sagrado Familia', programme({ ...soles, at25: 97, copay: 25, pays: 85, upTo: 2, ceiling: 250_000, maternity: 7_000 })],
    ['Valle-Sagrado-Plata', 'Valle Sagrado Plata', programme({ ...soles, at25: 133, copay: 20, pays: 88, upTo: 2, ceiling: 400_000, dental: true, until: 75 })],
  ] },
  { ...PE, organization: 'Amauta Seguros', type: 'COLECTIVO', lines: [
    ['Amauta-Colectivo-5', 'Amauta Pyme', collective({ unit: 'PEN', priceUnit: 'PEN', perWorker: 96, perDependant: 71, copay: 40, pays: 80, upTo: 2, ceiling: 500_000, life: 30_000 }), 'promoted'],
    ['Amauta-Colectivo-20', 'Amauta Empresa', collective({ unit: 'PEN', priceUnit: 'PEN', perWorker: 119, perDependant: 88, least: 20, copay: 35, pays: 85, upTo: 3, ceiling: 1_500_000, maternity: 15_000, life: 60_000 })],
    ['Amauta-Colectivo-Ejecutivo', 'Amauta Ejecutivo', collective({ unit: 'PEN', priceUnit: 'PEN', perWorker: 214, perDependant: 160, least: 10, copay: 30, pays: 92, upTo: 4, ceiling: 4_000_000, maternity: 30_000, oncology: 2_000_000, life: 120_000 })],
  ] },
  { ...PE, organization: 'Andina Seguros', type: 'COLECTIVO', lines: [
    ['Andina-Colectivo-Base', 'Andina Equipos', collective({ unit: 'PEN', priceUnit: 'PEN', perWorker: 82, perDependant: 64, copay: 45, pays: 78, upTo: 1, ceiling: 300_000, life: 20_000 })],
    ['Andina-Colectivo-Plus', 'Andina Equipos Plus', collective({ unit: 'PEN', priceUnit: 'PEN', perWorker: 131, perDependant: 97, copay: 35, pays: 86, upTo: 3, ceiling: 1_800_000, maternity: 16_000, life: 50_000 })],
    ['Andina-Vida-Ley', 'Andina Vida Ley', workersLife({ perWorker: 18.5, least: 1, life: 48_000 }), 'new'],
  ] },
  { ...PE, organization: 'Pacífica del Sur EPS', type: 'EPS_EMPRESA', lines: [
    ['Eps-Pacifica-Empresa', 'EPS Empresa', companyEps({ unit: 'PEN', priceUnit: 'PEN', perWorker: 176, perDependant: 158, least: 20, copay: 40, pays: 90, upTo: 1, maternity: 20_000, life: 20_000, layer: 'Capa simple sin tope' })],
    ['Eps-Pacifica-Empresa-Plus', 'EPS Empresa Plus', companyEps({ unit: 'PEN', priceUnit: 'PEN', perWorker: 236, perDependant: 204, least: 20, copay: 45, pays: 90, upTo: 3, maternity: 30_000, oncology: 1_500_000, life: 40_000, layer: 'Base con dos niveles adicionales' })],
  ] },
  { ...PE, organization: 'Andina EPS', type: 'EPS_EMPRESA', lines: [
    ['Eps-Andina-Empresa', 'EPS Andina Empresa', companyEps({ unit: 'PEN', priceUnit: 'PEN', perWorker: 164, perDependant: 149, least: 10, copay: 40, pays: 85, upTo: 2, maternity: 18_000, life: 20_000, layer: 'Niveles que elige tu empresa' })],
  ] },
  { ...PE, organization: 'Amauta Seguros', type: 'SCTR', lines: [
    ['Amauta-Sctr-Salud', 'SCTR Salud', sctr({ covers: 'health', least: 40 })],
    ['Amauta-Sctr-Completo', 'SCTR Salud y Pensión', sctr({ covers: 'both', least: 55 }), 'popular'],
    ['Amauta-Sctr-Obras', 'SCTR Obras', sctr({ covers: 'both', least: 80, rates: { I: '0.5', II: '0.98', III: '1.18', IV: '1.4' } })],
  ] },
  { ...PE, organization: 'Costa Verde Seguros', type: 'SCTR', lines: [
    ['Costa-Verde-Sctr', 'SCTR Costa Verde', sctr({ covers: 'both', least: 48 })],
    ['Costa-Verde-Sctr-Minero', 'SCTR Minería', sctr({ covers: 'both', least: 120, rates: { I: '0.6', II: '1.1', III: '1.32', IV: '1.48' } })],
    ['Costa-Verde-Sctr-Salud', 'SCTR Salud Costa Verde', sctr({ covers: 'health', least: 35 })],
  ] },
  { ...PE, organization: 'Huella Seguros', type: 'SEGURO_MASCOTAS', lines: [
    ['Mascota-Tranquila', 'Mascota Tranquila', pets({ ...soles, premium: 39.9, pays: 70, cap: 6_000, deductible: 80, until: 8, liability: 15_000 }), 'promoted'],
    ['Mascota-Cachorro', 'Mascota Cachorro', pets({ ...soles, premium: 49.9, pays: 80, cap: 8_000, deductible: 0, until: 3, liability: 15_000, wellness: true }), 'new'],
    ['Mascota-Senior', 'Mascota Senior', pets({ ...soles, premium: 64, pays: 60, cap: 5_000, deductible: 120, until: 13 })],
  ] },
  { ...PE, organization: 'Inti Seguros', type: 'SEGURO_MASCOTAS', lines: [
    ['Inti-Mascota-Basico', 'Inti Mascota', pets({ ...soles, premium: 24.9, pays: 50, cap: 3_000, deductible: 100, until: 9 })],
    ['QpOnlineSale-Inti-Mascota-Plus', 'Inti Mascota Plus', pets({ ...soles, premium: 45, pays: 75, cap: 7_000, deductible: 60, until: 9, liability: 20_000, wellness: true }), 'popular'],
    ['Inti-Mascota-Cirugia', 'Inti Mascota Cirugías', pets({ ...soles, premium: 31, pays: 80, cap: 10_000, deductible: 300, until: 7 })],
  ] },
  { ...PE, organization: 'Costa Verde Seguros', type: 'VIDA', lines: [
    ['Vida-Costa-Verde', 'Vida Costa Verde', life({ unit: 'PEN', at25: 22, capital: 100_000, until: 65 }), 'popular'],
    ['Vida-Costa-Verde-Familia', 'Vida Familia', life({ unit: 'PEN', at25: 38, capital: 200_000, until: 60 })],
    ['Vida-Costa-Verde-Retorno', 'Vida con Devolución', life({ unit: 'PEN', at25: 89, capital: 150_000, until: 55, savings: true })],
  ] },
  { ...PE, organization: 'Andina Seguros', type: 'VIDA', lines: [
    ['Andina-Vida-Simple', 'Andina Vida', life({ unit: 'PEN', at25: 15.9, capital: 60_000, until: 65 })],
    ['Andina-Vida-Alta', 'Andina Vida 500', life({ unit: 'PEN', at25: 74, capital: 500_000, until: 60 })],
  ] },
  { ...PE, organization: 'Amauta Seguros', type: 'GUARDIAS', lines: [
    ['Amauta-Guardias', 'Vida Vigilantes', guards({ unit: 'PEN', perGuard: 9.8, least: 5, life: 30_000 })],
    ['Amauta-Guardias-Plus', 'Vida Vigilantes Plus', guards({ unit: 'PEN', perGuard: 14.5, least: 10, life: 50_000 })],
    ['Amauta-Guardias-Libre', 'Vida Vigilantes Independientes', guards({ unit: 'PEN', perGuard: 16, least: 1, life: 30_000 })],
  ] },
  { ...PE, organization: 'Inti Seguros', type: 'VIAJE', lines: [
    ['Viaje-Inti-Andino', 'Viaje Región Andina', travel({ ...soles, perDay: 7.5, medical: 20_000 })],
    ['QpOnlineSale-Viaje-Inti-Mundo', 'Viaje Mundo', travel({ ...soles, perDay: 16.9, medical: 60_000, cancels: true }), 'popular'],
    ['Viaje-Inti-Europa', 'Viaje Europa', travel({ ...soles, perDay: 13.5, medical: 40_000 })],
    ['Viaje-Inti-Estudiante', 'Viaje Estudiante', travel({ ...soles, perDay: 9.9, medical: 50_000, days: 365 }), 'new'],
  ] },
  { ...PE, organization: 'Andina Seguros', type: 'ACCIDENTES_PERSONALES', lines: [
    ['Andina-Accidentes', 'Accidentes Andina', accidents({ ...soles, holder: 14.9, other: 9.9, until: 65, capital: 50_000, medical: 10_000 })],
    ['Andina-Accidentes-Escolar', 'Accidentes Escolar', accidents({ ...soles, holder: 12, other: 7.5, until: 60, capital: 20_000, medical: 15_000 })],
  ] },
  { ...PE, organization: 'Costa Verde Seguros', type: 'DENTAL', lines: [
    ['ExternalOnlineSale-Costa-Verde-Dental', 'Sonrisa Costa Verde', dental({ ...soles, holder: 29, other: 24, until: 70, pays: 80, cap: 3_500 })],
  ] },
]; // oxfmt-ignore
