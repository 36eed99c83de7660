/** The demo's plans of Chile, by insurer. Prices are UF a month where nothing else is said; what is covered is UF too. */
import { iva } from './by-age.ts';
import { guards } from './families/company-life.ts';
import { collective } from './families/company.ts';
import { catastrophic, clinicComplement, companyComplement, complement } from './families/complementary.ts';
import { dental } from './families/dental.ts';
import { isapre } from './families/isapre.ts';
import { accidents, life, travel } from './families/personal.ts';
import { pets } from './families/pets.ts';
import { type Shelf } from './product.ts';

const CL = { country: 'CL' } as const;
const araucaria = { key: 'araucaria' } as const;
const volcan = { key: 'volcan' } as const;
const maipo = { key: 'maipo' } as const;
const uf = { unit: 'UF', tax: { treatment: 'added', name: 'IVA' } } as const;

export const chile: readonly Shelf[] = [
  { ...CL, organization: 'Isapre Araucaria', type: 'ISAPRE', lines: [
    ['Araucaria-Preferente-70', 'Araucaria Preferente 70', isapre({ ...araucaria, base: 1.24, hospital: 70, ambulatory: 60, upTo: 1 })],
    ['Araucaria-Preferente-80', 'Araucaria Preferente 80', isapre({ ...araucaria, base: 1.58, hospital: 80, ambulatory: 70, upTo: 2 }), 'popular'],
    ['Araucaria-Preferente-90', 'Araucaria Preferente 90', isapre({ ...araucaria, base: 2.06, hospital: 90, ambulatory: 80, upTo: 2 })],
    ['Araucaria-Preferente-100', 'Araucaria Preferente 100', isapre({ ...araucaria, base: 2.71, hospital: 100, ambulatory: 80, upTo: 3 }), 'promoted'],
    ['Araucaria-Cumbre', 'Araucaria Cumbre', isapre({ ...araucaria, base: 4.35, hospital: 100, ambulatory: 90, upTo: 4 }), 'exclusive'],
  ] },
  { ...CL, organization: 'Isapre Volcán', type: 'ISAPRE', lines: [
    ['Volcan-Norte-80', 'Volcán Norte 80', isapre({ ...volcan, base: 1.49, hospital: 80, ambulatory: 70, upTo: 1 })],
    ['Volcan-Sur-80', 'Volcán Sur 80', isapre({ ...volcan, base: 1.43, hospital: 80, ambulatory: 70, upTo: 1 })],
    ['Volcan-Capital-90', 'Volcán Capital 90', isapre({ ...volcan, base: 2.18, hospital: 90, ambulatory: 75, upTo: 3 })],
    ['Volcan-Familia-100', 'Volcán Familia 100', isapre({ ...volcan, base: 3.02, hospital: 100, ambulatory: 85, upTo: 3 }), 'new'],
    ['Volcan-Esencial', 'Volcán Esencial', isapre({ ...volcan, base: 1.05, hospital: 60, ambulatory: 60, upTo: 1 })],
  ] },
  { ...CL, organization: 'Isapre Maipo', type: 'ISAPRE', lines: [
    ['Maipo-Digital-70', 'Maipo Digital 70', isapre({ ...maipo, base: 1.12, hospital: 70, ambulatory: 70, upTo: 1 }), 'new'],
    ['QpOnlineSale-Maipo-Digital-80', 'Maipo Digital 80', isapre({ ...maipo, base: 1.39, hospital: 80, ambulatory: 80, upTo: 2 }), 'popular'],
    ['Maipo-Flex-90', 'Maipo Flex 90', isapre({ ...maipo, base: 1.94, hospital: 90, ambulatory: 80, upTo: 2 })],
    ['Maipo-Flex-100', 'Maipo Flex 100', isapre({ ...maipo, base: 2.66, hospital: 100, ambulatory: 90, upTo: 3 })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'COMPLEMENTARIO', lines: [
    ['Complementario-Cordillera-60', 'Complementario 60', complement({ unit: 'CLP', holder: 19_862, other: 12_590, until: 60, pays: 60, deductible: 2, cap: 100 }), 'promoted', 'popular'],
    ['Complementario-Cordillera-80', 'Complementario 80', complement({ holder: 0.78, other: 0.51, until: 60, pays: 80, deductible: 2, cap: 150 })],
    ['Complementario-Cordillera-Total', 'Complementario Total', complement({ holder: 1.12, other: 0.74, until: 55, pays: 90, deductible: 0, cap: 250 })],
  ] },
  { ...CL, organization: 'Pudú Seguros', type: 'COMPLEMENTARIO', lines: [
    ['Pudu-Complementario-50', 'Pudú 50', complement({ holder: 0.38, other: 0.25, until: 64, pays: 50, deductible: 1, cap: 60 })],
    ['Pudu-Complementario-70', 'Pudú 70', complement({ holder: 0.61, other: 0.4, until: 64, pays: 70, deductible: 1.5, cap: 120 }), 'popular'],
    ['Pudu-Complementario-Joven', 'Pudú Joven', complement({ holder: 0.42, other: 0.42, until: 35, pays: 70, deductible: 3, cap: 100 })],
  ] },
  { ...CL, organization: 'Austral Vida', type: 'CATASTROFICO', lines: [
    ['Catastrofico-Austral', 'Catastrófico Austral', catastrophic({ unit: 'CLP', holder: 12_490, other: 7_890, until: 64, deductible: 60, cap: 30_000 })],
    ['Catastrofico-Austral-30', 'Catastrófico Austral 30', catastrophic({ holder: 0.51, other: 0.33, until: 64, deductible: 30, cap: 30_000 })],
    ['Catastrofico-Austral-Base', 'Catastrófico Base', catastrophic({ holder: 0.19, other: 0.12, until: 60, deductible: 100, cap: 15_000 })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'CATASTROFICO', lines: [
    ['Cordillera-Catastrofico', 'Cordillera Alto Costo', catastrophic({ holder: 0.36, other: 0.24, until: 62, deductible: 50, cap: 20_000 })],
  ] },
  { ...CL, organization: 'Austral Vida', type: 'DENTAL', lines: [
    ['Dental-Austral', 'Dental Austral', dental({ unit: 'UF', holder: 0.22, other: 0.16, until: 70, pays: 70, cap: 20 })],
    ['Dental-Austral-Plus', 'Dental Austral Plus', dental({ unit: 'UF', holder: 0.38, other: 0.29, until: 70, pays: 80, cap: 40, braces: true })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'DENTAL', lines: [
    ['ExternalOnlineSale-Cordillera-Dental', 'Cordillera Dental', dental({ unit: 'UF', holder: 0.27, other: 0.2, until: 65, pays: 75, cap: 25 }), 'new'],
    ['Cordillera-Dental-Familia', 'Cordillera Dental Familia', dental({ unit: 'UF', holder: 0.55, until: 65, pays: 75, cap: 50, braces: true })],
  ] },
  { ...CL, organization: 'Huella Chile', type: 'SEGURO_MASCOTAS', lines: [
    ['Mascota-Alto-Costo', 'Mascota Alto Costo', pets({ unit: 'CLP', tax: iva, premium: 13_900, pays: 80, cap: 1_900_000, deductible: 120_000, until: 6, liability: 4_000_000 }), 'popular'],
    ['QpOnlineSale-Mascota-Chile-Total', 'Mascota Total', pets({ ...uf, premium: 0.62, pays: 80, cap: 100, deductible: 1, until: 8, liability: 100, wellness: true })],
    ['Mascota-Chile-Basica', 'Mascota Básica', pets({ ...uf, premium: 0.29, pays: 50, cap: 25, deductible: 2, until: 10 })],
  ] },
  { ...CL, organization: 'Pudú Seguros', type: 'SEGURO_MASCOTAS', lines: [
    ['Pudu-Mascota', 'Pudú Mascotas', pets({ ...uf, premium: 0.41, pays: 70, cap: 50, deductible: 1, until: 8, liability: 80 })],
    ['Pudu-Mascota-Gato', 'Pudú Gatos', pets({ ...uf, premium: 0.33, pays: 75, cap: 40, deductible: 0.5, until: 10, wellness: true }), 'new'],
  ] },
  { ...CL, organization: 'Pudú Seguros', type: 'ACCIDENTES_PERSONALES', lines: [
    ['Pudu-Accidentes-500', 'Accidentes 500', accidents({ unit: 'UF', holder: 0.14, other: 0.09, until: 70, capital: 500, medical: 50 })],
    ['QpOnlineSale-Pudu-Accidentes-1000', 'Accidentes 1.000', accidents({ unit: 'UF', holder: 0.22, other: 0.15, until: 70, capital: 1_000, medical: 100 }), 'popular'],
    ['Pudu-Accidentes-Deporte', 'Accidentes Deporte', accidents({ unit: 'UF', holder: 0.31, other: 0.21, until: 60, capital: 1_000, medical: 200 })],
  ] },
  { ...CL, organization: 'Austral Vida', type: 'VIDA', lines: [
    ['Austral-Vida-Simple', 'Austral Vida', life({ unit: 'CLP', at25: 6_990, capital: 30_000_000, until: 65 })],
    ['Austral-Vida-Familia', 'Austral Vida Familia', life({ unit: 'CLP', at25: 11_900, capital: 60_000_000, until: 60 })],
  ] },
  { ...CL, organization: 'Austral Vida', type: 'GUARDIAS', lines: [
    ['Austral-Guardias', 'Vida Guardias', guards({ unit: 'UF', perGuard: 0.031, least: 5, life: 250 }), 'promoted'],
    ['Austral-Guardias-Plus', 'Vida Guardias Plus', guards({ unit: 'UF', perGuard: 0.047, least: 10, life: 500 })],
    ['Austral-Guardias-Uno', 'Vida Guardia Individual', guards({ unit: 'UF', perGuard: 0.058, least: 1, life: 250 })],
  ] },
  { ...CL, organization: 'Pudú Seguros', type: 'COLECTIVO', lines: [
    ['Pudu-Colectivo-Pyme', 'Pudú Pyme', collective({ unit: 'CLP', priceUnit: 'UF', perWorker: 0.455, perDependant: 0.2, copay: 6_000, pays: 70, upTo: 2, ceiling: 8_000_000, life: 10_000_000 })],
    ['Pudu-Colectivo-Empresa', 'Pudú Empresa', collective({ unit: 'CLP', priceUnit: 'UF', perWorker: 0.61, perDependant: 0.31, least: 20, copay: 5_000, pays: 80, upTo: 3, ceiling: 15_000_000, maternity: 1_500_000, life: 20_000_000 })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'COLECTIVO', lines: [
    ['Cordillera-Colectivo', 'Cordillera Equipos', collective({ unit: 'CLP', priceUnit: 'UF', perWorker: 0.52, perDependant: 0.26, copay: 5_500, pays: 75, upTo: 2, ceiling: 10_000_000, life: 12_000_000 })],
    ['Cordillera-Colectivo-Dental', 'Cordillera Equipos con Dental', collective({ unit: 'CLP', priceUnit: 'UF', perWorker: 0.66, perDependant: 0.35, copay: 5_500, pays: 75, upTo: 2, ceiling: 10_000_000, life: 12_000_000, dental: true })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'SEGURO_COMPLEMENTARIO_EMPRESA', lines: [
    ['Cordillera-Empresa-60', 'Complementario Empresa 60', companyComplement({ priceUnit: 'UF', perWorker: 0.36, perDependant: 0.24, least: 5, pays: 60, deductible: 1, cap: 200 })],
    ['Cordillera-Empresa-80', 'Complementario Empresa 80', companyComplement({ priceUnit: 'UF', perWorker: 0.54, perDependant: 0.37, least: 20, pays: 80, deductible: 1, cap: 400 })],
  ] },
  { ...CL, organization: 'Cordillera Seguros', type: 'VIAJE', lines: [
    ['ExternalOnlineSale-Cordillera-Viaje', 'Cordillera Viaje', travel({ unit: 'CLP', perDay: 3_400, medical: 50_000, cancels: true })],
  ] },
  { ...CL, organization: 'Clínica Parque Lautaro', type: 'COMPLEMENTARIO', lines: [
    ['Lautaro-Contigo', 'Lautaro Contigo', clinicComplement({ holder: 0.59, other: 0.42, until: 60, pays: 80, deductible: 1, cap: 150, upTo: 3 }), 'popular'],
    ['Lautaro-Total', 'Lautaro Total', clinicComplement({ holder: 0.94, other: 0.66, until: 55, pays: 90, deductible: 0, cap: 300, upTo: 3 })],
  ] },
  { ...CL, organization: 'Clínica Bahía de Viña', type: 'COMPLEMENTARIO', lines: [
    ['Bahia-Esencial', 'Bahía Esencial', clinicComplement({ holder: 0.35, other: 0.24, until: 64, pays: 70, deductible: 1.5, cap: 80, upTo: 2 })],
    ['Bahia-Familia', 'Bahía Familia', clinicComplement({ holder: 0.57, other: 0.31, until: 60, pays: 80, deductible: 1, cap: 140, upTo: 2 }), 'new'],
  ] },
]; // oxfmt-ignore
