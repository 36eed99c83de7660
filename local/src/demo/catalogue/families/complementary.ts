/** Chile’s insurances that complete a health plan: complementary and catastrophic. */
import { copayment, covers, minor, percent, told, upTo } from '../amounts.ts';
import { type Network } from '../clinics.ts';
import { perInsured, type PerInsured } from '../per-insured.ts';
import { type Plan, type Texts } from '../plan.ts';
import { collectivePrice, fromWorkers } from './company.ts';
import { preexisting, waiting, withdrawal } from './texts.ts';

const complementary: Omit<Texts, 'description'> = {
  conditions: [waiting(30, 10), preexisting, ['Previsión', 'Paga después de tu isapre o Fonasa: presenta siempre primero el bono o reembolso.'], withdrawal],
  exclusions: [
    ['Sin cobertura base', 'Prestaciones que tu isapre o Fonasa no reconoce, salvo las que el plan dice que paga como particular.'],
    ['Estética y odontología', 'Cirugía estética y tratamientos dentales, salvo por accidente.'],
    ['Guerra y delito', 'Lesiones en actos de guerra, o al cometer un delito.'],
  ],
  extraBenefits: [['Telemedicina', 'Consultas ilimitadas de medicina general sin costo.'], ['Farmacias en convenio', 'Descuentos al presentar el RUT.']],
  faq: [
    ['¿Necesito isapre?', 'No: vale con isapre y con Fonasa; el porcentaje puede ser distinto.'],
    ['¿Qué es el deducible?', 'Lo que pagas tú al año antes de que el seguro empiece a reembolsar.'],
    ['¿Cuánto demora un reembolso?', 'Diez días hábiles desde que están todos los documentos.'],
  ],
  claims: [
    'Fotografía el bono o la boleta y la orden médica, y envíalos desde el celular dentro de los 60 días.',
    'En clínicas en convenio el reembolso es inmediato, en la caja.',
    'Si el gasto es hospitalario puedes pedir que se pague directo a la clínica con una carta de resguardo.',
    'Ante un rechazo puedes pedir la revisión del liquidador, y reclamar después ante la Comisión para el Mercado Financiero.',
  ],
}; // oxfmt-ignore

type Complement = PerInsured & { readonly pays: number; readonly deductible: number; readonly cap: number };

export const complement = ({ pays, deductible, cap, ...price }: Complement): Plan => ({
  price: perInsured(price),
  highlights: [
    `Reembolsa hasta el ${pays} %`,
    `Deducible de ${told(deductible, 'UF')} por familia`,
    `Tope anual de ${told(cap, 'UF')}`,
  ],
  terms: {
    contractType: 'Individual',
    modality: 'Reembolso',
    contractingAges: { from: 18, to: price.until },
    annualBenefitMaximum: { kind: 'amount', value: { amount: minor(cap, 'UF'), unit: 'UF' } },
    deductible: { amount: minor(deductible, 'UF'), unit: 'UF' },
  },
  coverages: [
    covers('ambulatorio', 'consultas', 'Consultas, exámenes y procedimientos', { percentageIsapre: percent(pays), percentageFonasa: percent(pays), percentageParticular: percent(pays - 30), deductible: copayment(deductible, 'UF'), deductibleFonasa: copayment(deductible, 'UF'), yearlyTop: upTo(cap, 'UF') }, { period: 'year' }),
    covers('hospitalario', 'hospital', 'Hospitalización', { percentageIsapre: percent(pays), percentageFonasa: percent(pays), bedDay: upTo(5, 'UF'), yearlyTop: upTo(cap * 3, 'UF') }, { period: 'year' }),
    covers('farmacia', 'consultas', 'Medicamentos con receta', { percentage: percent(40), yearlyTop: upTo(10, 'UF') }, { period: 'year' }),
    covers('maternidad', 'familia', 'Maternidad', { percentage: percent(pays), topAmount: upTo(30, 'UF') }, { period: 'event', restrictionCode: 1 }),
    covers('ambulatorio', 'consultas', 'Kinesiología', { percentageIsapre: percent(pays), percentageFonasa: percent(pays), percentageParticular: percent(pays - 30), weeklyTop: upTo(3, 'veces'), monthlyTop: upTo(4, 'UF') }, { period: 'month' }),
    covers('saludMental', 'consultas', 'Salud mental', { percentage: percent(50), yearlyTop: upTo(10, 'UF') }, { period: 'year', restrictionCode: 2 }),
  ],
  clinics: { upTo: 2, covers: () => [covers('ambulatorio', 'consultas', 'Reembolso en caja', { percentage: percent(Math.min(pays + 20, 90)) }, { kind: 'preferente', period: 'event' })] },
  features: [['reembolso'], ['app'], ['telemedicina'], ['libreEleccion'], ['farmacia'], ...(deductible === 0 ? [['sinDeducible'] as const] : [])],
  texts: { ...complementary, description: `Reembolsa hasta el ${pays} % de lo que tu previsión no cubre, ambulatorio y hospitalario.` },
}); // oxfmt-ignore

/** The same within a clinic and its network, which offers it: cheaper, and nothing is paid elsewhere. */
export const clinicComplement = ({ upTo, ...given }: Complement & { readonly upTo: Network }): Plan => {
  const made = complement(given);
  return {
    ...made,
    terms: { ...made.terms, modality: 'Una clínica y su red' },
    coverages: made.coverages.map((one) => ({ ...one, scope: { network: 'Convenio' } })),
    clinics: { ...made.clinics!, upTo },
    features: made.features.filter(([feature]) => feature !== 'libreEleccion'),
    texts: {
      ...made.texts,
      description: `Paga hasta el ${given.pays} % de lo que tu previsión no cubre cuando te atiendes en la clínica o en su red.`,
      conditions: [
        ...made.texts.conditions,
        ['Dónde vale', 'En la clínica y en las de su red; en otra no hay reembolso, tampoco por urgencia.'],
      ],
    },
  };
};

type CompanyComplement = Parameters<typeof collectivePrice>[0] &
  Pick<Complement, 'pays' | 'deductible' | 'cap'> & { readonly least: number };

/** The same for the people who work in a company: what each costs, whatever their age. */
export const companyComplement = ({ pays, deductible, cap, ...price }: CompanyComplement): Plan => {
  const made = complement({ pays, deductible, cap, holder: price.perWorker, until: 64 });
  const { contractingAges: _, ...terms } = made.terms;
  return {
    ...made,
    price: collectivePrice(price),
    highlights: [fromWorkers(price.least), ...made.highlights],
    terms: {
      ...terms,
      contractType: 'Colectivo',
      minSubscribers: price.least,
      priceDetail: { label: 'Por trabajador' },
    },
    texts: {
      ...made.texts,
      description: `Reembolsa a los trabajadores hasta el ${pays} % de lo que su isapre o Fonasa no cubre.`,
    },
  };
};

type Catastrophic = PerInsured & { readonly deductible: number; readonly cap: number };

export const catastrophic = ({ deductible, cap, ...price }: Catastrophic): Plan => ({
  price: perInsured(price),
  highlights: [`Tope de ${told(cap, 'UF')}`, `Deducible de ${told(deductible, 'UF')}`, 'Cobertura en todo Chile'],
  terms: {
    contractType: 'Individual',
    modality: 'Alto costo',
    contractingAges: { from: 18, to: price.until },
    annualBenefitMaximum: { kind: 'amount', value: { amount: minor(cap, 'UF'), unit: 'UF' } },
    deductible: { amount: minor(deductible, 'UF'), unit: 'UF' },
  },
  coverages: [
    covers('catastrofico', 'altoCosto', 'Gastos hospitalarios de alto costo', { percentage: percent(100), deductible: copayment(deductible, 'UF'), topAmount: upTo(cap, 'UF') }, { period: 'year' }),
    covers('oncologico', 'altoCosto', 'Tratamiento oncológico', { percentage: percent(100), topAmount: upTo(cap / 2, 'UF') }, { period: 'year' }),
    covers('hospitalario', 'hospital', 'Trasplantes', { percentage: percent(100), topAmount: upTo(cap / 4, 'UF') }, { period: 'lifetime' }),
    covers('farmacia', 'altoCosto', 'Medicamentos de alto costo', { percentage: percent(80), yearlyTop: upTo(500, 'UF') }, { period: 'year' }),
  ],
  features: [['oncologia'], ['reembolso'], ['segundaOpinion'], ['libreEleccion'], ['telemedicina'], ['farmacia']],
  texts: {
    ...complementary,
    description: `Protección ante enfermedades y accidentes de alto costo, con tope de ${told(cap, 'UF')}.`,
    exclusions: [...complementary.exclusions, ['Bajo el deducible', 'Gastos que no superan el deducible del año.']],
  },
}); // oxfmt-ignore
