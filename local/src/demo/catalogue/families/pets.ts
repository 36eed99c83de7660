/** Insurance of pets: dogs by size and age, cats, and what their owner must pay to others. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type Currency } from '@cotejo/core/kit/money';
import { copayment, covers, minor, percent, told, upTo } from '../amounts.ts';
import { type Plan } from '../plan.ts';
import { payingLate, withdrawal } from './texts.ts';

type Unit = Currency | 'UF';
type Pets = {
  readonly unit: Unit;
  readonly tax: Extract<PriceRule, { readonly kind: 'pets' }>['tax'];
  /** For a dog of medium size until 5 years. */
  readonly premium: number;
  readonly pays: number;
  readonly cap: number;
  readonly deductible: number;
  /** Until which age one may take it out. */
  readonly until: number;
  readonly liability?: number;
  /** Vaccines and check-ups too. */
  readonly wellness?: boolean;
};

/** Breeds that no insurer of the demo takes without a licence of their own. */
const refused = ['Pit Bull Terrier', 'Dogo Argentino', 'Fila Brasileiro', 'Presa Canario', 'Tosa Japonés'];

const priceOf = ({ unit, tax, premium, until }: Pets): PriceRule => {
  const of = (times: number): number => minor(Math.round(premium * times * 100) / 100, unit);
  const young = Math.min(5, until);
  const dog = { species: 'dog' as const };
  const older = until > young ? [{ from: young + 1, to: until }] : [];
  return {
    kind: 'pets',
    unit,
    period: 'monthly',
    tax,
    refusedBreeds: refused,
    bands: [
      { ...dog, from: 0, to: young, amount: of(1) },
      ...older.map((ages) => ({ ...dog, ...ages, amount: of(1.45) })),
      { ...dog, breedGroup: 'grande', from: 0, to: young, amount: of(1.25) },
      ...older.map((ages) => ({ ...dog, breedGroup: 'grande', ...ages, amount: of(1.8) })),
      { ...dog, breedGroup: 'pequeño', from: 0, to: until, amount: of(0.9) },
      { species: 'cat', from: 0, to: until, amount: of(0.8) },
    ],
  };
};

export const pets = (given: Pets): Plan => {
  const { unit, pays, cap, deductible, until, liability, wellness } = given;
  return {
    price: priceOf(given),
    highlights: [
      `Paga el ${pays} % del veterinario`,
      ...(liability ? ['Responsabilidad civil'] : []),
      ...(wellness ? ['Vacunas y controles'] : []),
      'Orientación veterinaria 24 horas',
    ],
    terms: {
      contractType: 'Individual',
      modality: 'Reembolso',
      contractingAges: { from: 0, to: until },
      annualBenefitMaximum: { kind: 'amount', value: { amount: minor(cap, unit), unit } },
      deductible: { amount: minor(deductible, unit), unit },
      priceDetail: { label: 'Según especie, tamaño y edad' },
    },
    coverages: [
      covers('veterinario', 'consultas', 'Consultas y exámenes', { percentage: percent(pays), monthlyTop: upTo(cap * 0.05, unit), yearlyTop: upTo(cap * 0.2, unit) }, { period: 'year' }),
      covers('veterinario', 'hospital', 'Cirugía y hospitalización', { percentage: percent(pays), deductible: copayment(deductible, unit), yearlyTop: upTo(cap, unit) }, { period: 'year' }),
      ...(wellness ? [covers('preventivo', 'bienestar', 'Vacunas y desparasitación', { percentage: percent(100), yearlyTop: upTo(cap * 0.05, unit) }, { period: 'year' })] : []),
      ...(liability ? [covers('responsabilidad', 'asistencias', 'Daños a otras personas', { topAmount: upTo(liability, unit) }, { period: 'event' })] : []),
      covers('sepelio', 'asistencias', 'Cremación', { compensation: upTo(cap * 0.05, unit) }, { period: 'lifetime' }),
    ],
    features: [['orientacion'], ['reembolso'], ['app'], ...(wellness ? [['chequeo'] as const] : [])],
    texts: {
      description: wellness
        ? 'Consultas, vacunas y cirugías para tu perro o gato, con el veterinario que prefieras.'
        : `Cirugías y hospitalización veterinaria con tope de ${told(cap, unit)} al año.`,
      conditions: [
        ['Edad', `Entra desde los 3 meses y hasta los ${until} años; se queda mientras se renueve.`],
        ['Carencias', 'Enfermedades: 30 días. Cirugías programadas: 60 días. Accidentes: 48 horas.'],
        ['Identificación', 'Necesita microchip, carné de vacunas al día y una foto reciente.'],
        payingLate,
        withdrawal,
      ],
      exclusions: [
        ['Preexistencias', 'Enfermedades y lesiones que la mascota ya tenía al contratar.'],
        ['Razas', `No se aseguran: ${refused.join(', ')}.`],
        ['Estética y cría', 'Corte de cola u orejas, peluquería, gestación y parto.'],
        ['Trabajo', 'Mascotas de guardia, caza, carrera o pelea.'],
      ],
      extraBenefits: [
        ['Asesoría legal', 'Un abogado te orienta si tu mascota causa un daño.'],
        ['Hospedaje', 'Tres noches al año si el dueño es hospitalizado.'],
      ],
      faq: [
        ['¿Puedo asegurar varias mascotas?', 'Sí, cada una con su precio en la misma póliza.'],
        ['¿Y si no sé su raza?', 'Elige mestizo: el precio es el de su tamaño.'],
        ['¿En qué veterinaria?', 'En cualquiera con título y boleta; el reembolso llega en diez días hábiles.'],
      ],
      claims: [
        'Envía la boleta y el informe del veterinario dentro de los 60 días de la atención.',
        'Para daños a otras personas, avisa antes de acordar nada con ellas.',
        'Una cirugía programada se autoriza antes: la respuesta llega en dos días hábiles.',
      ],
    },
  }; // oxfmt-ignore
};
