/** Plans of health care that somebody takes out: insurers' policies, clinics' programmes, prepaid medicine, abroad. */
import { type Plan, type Texts, withFeatures } from '../plan.ts';
import { byAge, type ByAge } from '../by-age.ts';
import { covers, minor, percent, told, upTo } from '../amounts.ts';
import { type Network } from '../clinics.ts';
import { careOf, type Care } from './care.ts';
import { preexisting, waiting } from './texts.ts';

type Health = Care & Pick<ByAge, 'at25' | 'until' | 'tax' | 'eligibility'>;

const exclusions: Texts['exclusions'] = [
  ['Estética', 'Tratamientos y cirugías con fines estéticos, y sus complicaciones.'],
  ['Experimentales', 'Procedimientos y medicamentos que la autoridad sanitaria no ha aprobado.'],
  ['Deportes de riesgo', 'Lesiones en carreras de vehículos, paracaidismo, escalada sin guía y otros deportes de riesgo.'],
  ['Actos dolosos', 'Lesiones que el asegurado se cause o que sufra al cometer un delito.'],
  ['Fertilidad', 'Estudios y tratamientos de fertilidad, anticoncepción e inseminación.'],
]; // oxfmt-ignore

const faq: Texts['faq'] = [
  ['¿Desde cuándo puedo usar el plan?', 'Los accidentes se cubren desde el primer día. Las enfermedades, desde que termina la carencia general de 30 días.'],
  ['¿Puedo incluir a mi familia?', 'Sí: a tu pareja y a tus hijos, cada uno con el precio de su edad. El plan dice hasta qué edad puede entrar cada persona.'],
  ['¿Cómo cambia el precio?', 'Se ajusta al renovar, cuando una persona pasa a otro tramo de edad o cambian las tarifas. Te avisamos 30 días antes.'],
  ['¿Me puedo atender fuera de la red?', 'Solo por emergencia, o con reembolso si el plan lo incluye. En las clínicas de la red solo pagas tu parte.'],
]; // oxfmt-ignore

const claims: Texts['claims'] = [
  'En una clínica de la red, muestra tu documento de identidad: la clínica confirma el plan y pagas solo tu copago.',
  'Para una hospitalización programada pide la carta de garantía con cinco días hábiles de anticipación. En una emergencia la clínica la pide por ti.',
  'Para un reembolso envía boletas, orden médica y resultados dentro de los 90 días de la atención. La respuesta llega en 15 días hábiles como máximo.',
  'Si no estás de acuerdo con la respuesta puedes pedir que se revise, y acudir luego al defensor del asegurado y a la superintendencia de tu país.',
];

const plan = (
  given: Health,
  about: Pick<Texts, 'description'> & Partial<Texts>,
  terms: Plan['terms'],
): Plan => {
  const { at25, until = 65, tax, eligibility, ...care } = given;
  const made = careOf(care);
  return {
    ...made,
    features: about.extraBenefits
      ? made.features
      : withFeatures(made.features, 'orientacion', 'farmacia'),
    price: byAge({ unit: care.unit, at25, until, tax, eligibility }),
    terms: {
      contractType: 'Individual',
      contractingAges: { from: 18, to: until },
      priceDetail: { label: 'Según la edad de cada persona', ageRange: { from: 0, to: until } },
      ...made.terms,
      ...terms,
    },
    texts: {
      conditions: [waiting(30, 10), preexisting, ['Permanencia', 'Se renueva cada año, sin tope de edad para quien ya está asegurado.']],
      exclusions,
      extraBenefits: [
        ['Orientación médica telefónica', 'Un médico responde las 24 horas, todos los días.'],
        ['Descuentos', 'Precios rebajados en farmacias, ópticas y gimnasios en convenio.'],
      ],
      faq,
      claims,
      ...about,
    },
  }; // oxfmt-ignore
};

export const health = (given: Health): Plan =>
  plan(
    given,
    {
      description:
        given.upTo >= 3
          ? 'Atención ambulatoria y hospitalaria en una red amplia de clínicas, con menos copago en las más cercanas.'
          : 'Atención ambulatoria y hospitalaria en una red de clínicas escogidas para que la prima sea baja.',
    },
    { modality: 'Red de clínicas' },
  );

export const programme = (given: Health): Plan =>
  plan(
    given,
    {
      description: 'Consultas, exámenes y hospitalización en una clínica y sus sedes, por una cuota mensual.',
      conditions: [
        waiting(30, 10),
        ['Sede', 'Vale en la clínica y en sus centros médicos; fuera de ellos no hay reembolso.'],
        [
          'Afiliación',
          'Pide una declaración de salud, y a partir de los 50 años un examen médico sin costo.',
        ],
      ],
    },
    { modality: 'Una clínica' },
  );

export const prepaid = (given: Health): Plan =>
  plan(
    { ...given, eligibility: { needsEps: true } },
    {
      description: 'Citas con especialistas sin pasar por medicina general, y habitación individual en la red propia.',
      conditions: [
        waiting(30, 10),
        preexisting,
        ['Afiliación a una EPS', 'La ley pide estar afiliado a una EPS; el plan la acompaña y no la reemplaza.'],
      ],
    },
    { modality: 'Red propia' },
  ); // oxfmt-ignore

export const complementToEps = (given: Health): Plan =>
  plan(
    { ...given, eligibility: { needsEps: true } },
    {
      description:
        'Mejora la atención de tu EPS: citas más rápidas, más especialistas y habitación individual.',
      conditions: [
        waiting(30, 10),
        ['Tu EPS', 'Es para afiliados de la EPS que lo ofrece o de una en convenio con ella.'],
        [
          'Límite de edad',
          'Se puede tomar hasta la edad que dice el plan; después se conserva al renovarlo.',
        ],
      ],
    },
    { modality: 'Complementa a la EPS' },
  );

/** @param countries where it covers, by ISO code; @param only for who needs it in one of these */
export const international = (given: Health, countries: readonly string[], only?: readonly string[]): Plan => {
  const made = plan(
    {
      ...given,
      ...(only && { eligibility: { coverageCountries: { are: 'only', countries: [...only] } } }),
    },
    {
      description: only
        ? 'Hospitales de referencia en la región, con asistencia en español y pago directo al hospital.'
        : 'Cobertura en todo el mundo para quienes viven o viajan fuera de su país, con pago directo al hospital.',
      extraBenefits: [
        ['Evacuación médica', 'Traslado al hospital adecuado más cercano, con un acompañante.'],
        ['Segunda opinión internacional', 'Un especialista de otro país revisa el diagnóstico sin costo.'],
        ['Repatriación', 'Traslado al país de origen en caso de fallecimiento.'],
      ],
    },
    { modality: only ? 'Regional' : 'Mundial' },
  );
  return { ...made, features: withFeatures(made.features, 'extranjero', 'segundaOpinion'), countries };
}; // oxfmt-ignore

type Oncology = Pick<ByAge, 'unit' | 'at25' | 'until' | 'tax'> & {
  /** What it pays in a year, whole units. */
  readonly cap: number;
  readonly upTo: Network;
};

/** Only cancer: its diagnosis, its treatment, and what comes after. */
export const oncology = ({ cap, upTo: breadth, ...price }: Oncology): Plan => {
  const { unit, until = 65 } = price;
  const base = plan({ ...price, copay: 0, pays: 100, upTo: breadth }, { description: 'Diagnóstico y tratamiento del cáncer, desde la primera sospecha y sin copagos.' }, { modality: 'Solo cáncer' });
  const whole = (name: string, period: 'year' | 'event' = 'year') =>
    covers('oncologico', 'altoCosto', name, { percentage: percent(100), ...(period === 'year' && { yearlyTop: upTo(cap, unit) }) }, { period });
  return {
    ...base,
    highlights: [`Hasta ${told(cap, unit)} al año`, 'Sin copagos ni deducible', 'Segunda opinión internacional'],
    terms: {
      ...base.terms,
      contractingAges: { from: 18, to: until },
      annualBenefitMaximum: { kind: 'amount', value: { amount: minor(cap, unit), unit } },
    },
    coverages: [
      whole('Quimioterapia, radioterapia y cirugía'),
      whole('Medicamentos biológicos'),
      whole('Reconstrucción y prótesis', 'event'),
      covers('preventivo', 'bienestar', 'Chequeo de descarte', { percentage: percent(100) }, { period: 'year', note: 'Uno al año, desde el segundo año.' }),
      covers('saludMental', 'bienestar', 'Apoyo psicológico', { percentage: percent(100) }, { period: 'year', note: 'Al paciente y a un familiar.' }),
    ],
    clinics: { upTo: breadth, covers: () => [whole('Tratamiento oncológico')] },
    features: [['oncologia'], ['segundaOpinion'], ['sinDeducible'], ['orientacion'], ['farmacia']],
    texts: {
      ...base.texts,
      conditions: [['Carencia', 'Se cubre lo diagnosticado desde el día 91 de la póliza.'], preexisting, ...base.texts.conditions.slice(2)],
      exclusions: [['Otras enfermedades', 'Todo lo que no sea cáncer, aunque se descubra en el mismo examen.'], ...base.texts.exclusions.slice(1, 2)],
      faq: [
        ['¿Y si ya tuve cáncer?', 'Puedes declararlo: la compañía responde si lo acepta, con exclusión o sin ella.'],
        ...base.texts.faq.slice(1, 3),
      ],
    },
  };
}; // oxfmt-ignore
