/** Life, personal accidents and travel. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type Currency } from '@cotejo/core/kit/money';
import { copayment, covers, minor, percent, told, upTo } from '../amounts.ts';
import { byAge } from '../by-age.ts';
import { perInsured, type PerInsured } from '../per-insured.ts';
import { type Plan } from '../plan.ts';
import { notOnPurpose, payingLate, withdrawal } from './texts.ts';

type Life = {
  readonly unit: 'PEN' | 'CLP' | 'COP';
  readonly at25: number;
  readonly capital: number;
  readonly until: number;
  readonly savings?: boolean;
};

export const life = ({ unit, at25, capital, until, savings }: Life): Plan => ({
  price: { ...byAge({ unit, at25, until }), insured: { holder: { from: 18, to: until } } },
  highlights: [`Capital de ${told(capital, unit)}`, 'Invalidez incluida', ...(savings ? ['Devuelve lo pagado al terminar'] : ['Sin examen médico'])],
  terms: { contractType: 'Individual', modality: savings ? 'Con devolución' : 'Temporal', contractingAges: { from: 18, to: until }, priceDetail: { label: 'Según la edad' } },
  coverages: [
    covers('fallecimiento', 'capital', 'Fallecimiento', { compensation: upTo(capital, unit) }, { period: 'lifetime' }),
    covers('accidente', 'capital', 'Fallecimiento por accidente', { compensation: upTo(capital * 2, unit) }, { period: 'lifetime' }),
    covers('invalidez', 'capital', 'Invalidez total y permanente', { compensation: upTo(capital, unit) }, { period: 'lifetime', scope: { ages: { from: 18, to: 65 } } }),
    covers('oncologico', 'capital', 'Anticipo por enfermedad grave', { percentage: percent(30), topAmount: upTo(capital * 0.3, unit) }, { period: 'lifetime' }),
    covers('sepelio', 'asistencias', 'Asistencia de sepelio', { compensation: upTo(capital * 0.03, unit) }, { period: 'lifetime' }),
  ],
  features: [['orientacion'], ['segundaOpinion'], ['sinDeducible']],
  texts: {
    description: 'Un capital para quienes dependen de ti si llegas a faltar, o para ti si una enfermedad grave te impide trabajar.',
    conditions: [
      ['Declaración', 'Basta una declaración de salud; sobre el capital máximo del plan se pide examen.'],
      ['Beneficiarios', 'Los eliges y cambias cuando quieras; sin designación, son los herederos legales.'],
      payingLate,
      withdrawal,
    ],
    exclusions: [['Suicidio', 'Durante los dos primeros años.'], notOnPurpose, ['Deportes y oficios de riesgo', 'Los que no se declararon al contratar.']],
    extraBenefits: [['Testamento', 'Asesoría para redactarlo, una vez.'], ['Orientación psicológica', 'Seis sesiones para la familia.']],
    faq: [
      ['¿Los beneficiarios pagan impuestos?', 'El capital no forma parte de la herencia. Consulta la norma de tu país.'],
      ['¿El precio sube?', 'Al renovar, cuando pasas a otro tramo de edad.'],
    ],
    claims: ['Avisa dentro de los 30 días con el certificado médico o de defunción.', 'La compañía pide lo que falte una sola vez, dentro de cinco días hábiles.', 'El capital se paga dentro de los diez días hábiles de completar los documentos.'],
  },
}); // oxfmt-ignore

type Accidents = PerInsured & {
  readonly unit: 'UF' | 'PEN' | 'COP';
  readonly capital: number;
  readonly medical: number;
};

export const accidents = ({ capital, medical, ...price }: Accidents): Plan => {
  const { unit } = price;
  return {
    price: perInsured(price),
    highlights: [`Gastos médicos hasta ${told(medical, unit)}`, `Capital de ${told(capital, unit)}`, 'Sin carencias'],
    terms: { contractType: 'Individual', modality: 'Accidentes', contractingAges: { from: 18, to: price.until } },
    coverages: [
      covers('accidente', 'urgencias', 'Gastos médicos por accidente', { percentage: percent(100), topAmount: upTo(medical, unit) }, { period: 'event' }),
      covers('fallecimiento', 'capital', 'Muerte accidental', { compensation: upTo(capital, unit) }, { period: 'lifetime' }),
      covers('invalidez', 'capital', 'Invalidez o desmembramiento', { compensation: upTo(capital, unit) }, { period: 'lifetime' }),
      covers('hospitalario', 'hospital', 'Renta por hospitalización', { compensation: upTo(medical * 0.01, unit), dailyTop: upTo(medical * 0.01, unit), yearlyTop: upTo(60, 'días') }, { period: 'day', note: 'Desde el segundo día.' }),
      covers('accidente', 'consultas', 'Rehabilitación', { percentage: percent(80), weeklyTop: upTo(3, 'veces'), monthlyTop: upTo(medical * 0.05, unit) }, { period: 'month' }),
      covers('dental', 'dientes', 'Dientes por accidente', { percentage: percent(80), topAmount: upTo(medical * 0.1, unit) }, { period: 'event' }),
    ],
    features: [['ambulancia'], ['reembolso'], ['sinDeducible']],
    texts: {
      description: 'Gastos médicos e indemnizaciones por accidente, en el trabajo, el deporte o el camino.',
      conditions: [['Vigencia', 'Cubre las 24 horas desde el día siguiente al pago, sin carencias.'], payingLate, withdrawal],
      exclusions: [['Enfermedades', 'Toda dolencia que no provenga de un accidente.'], notOnPurpose, ['Alcohol y drogas', 'Accidentes bajo sus efectos.'], ['Profesionales del deporte', 'Entrenamiento y competencia pagados.']],
      extraBenefits: [['Ambulancia', 'Traslado desde el lugar del accidente.'], ['Apoyo escolar', 'Clases a domicilio si un hijo falta más de dos semanas.']],
      faq: [['¿Cubre a deportistas?', 'Sí, a los aficionados.'], ['¿Puedo usarlo con mi plan de salud?', 'Sí: paga lo que el plan no cubra.']],
      claims: ['Atiéndete primero y avisa dentro de los cinco días hábiles.', 'Envía el informe de la urgencia y las boletas.', 'El reembolso llega en diez días hábiles.'],
    },
  }; // oxfmt-ignore
};

type Travel = {
  readonly unit: Currency;
  /** Of each person and day. */
  readonly perDay: number;
  /** Medical assistance, in dollars. */
  readonly medical: number;
  readonly cancels?: boolean;
  readonly tax?: Extract<PriceRule, { readonly kind: 'perDay' }>['tax'];
  readonly days?: number;
  readonly countries?: readonly string[];
};

export const travel = ({ unit, perDay, medical, cancels, tax = { treatment: 'exempt' }, days = 90, countries }: Travel): Plan => ({
  price: {
    kind: 'perDay', unit, period: 'once', tax,
    insured: { holder: { from: 0, to: 85 }, partner: { from: 0, to: 85 }, dependant: { from: 0, to: 85 } },
    perDay: minor(perDay, unit), minimumDays: 3, maximumDays: days,
  },
  highlights: [`Asistencia médica de ${told(medical, 'USD')}`, 'Equipaje demorado o perdido', ...(cancels ? ['Cancelación del viaje'] : [])],
  terms: { contractType: 'Individual', modality: 'Por día', contractingAges: { from: 0, to: 85 }, annualBenefitMaximum: { kind: 'amount', value: { amount: minor(medical, 'USD'), unit: 'USD' } }, priceDetail: { label: 'Por persona y día' } },
  coverages: [
    covers('emergencia', 'urgencias', 'Asistencia médica', { topAmount: upTo(medical, 'USD') }, { period: 'event', scope: { network: 'Extranjero' } }),
    covers('evacuacion', 'asistencias', 'Traslado y repatriación', { topAmount: upTo(medical * 0.5, 'USD') }, { period: 'event' }),
    covers('equipaje', 'asistencias', 'Pérdida de equipaje', { compensation: upTo(1_200, 'USD') }, { period: 'event' }),
    covers('equipaje', 'asistencias', 'Demora de equipaje', { compensation: upTo(250, 'USD'), dailyTop: upTo(80, 'USD') }, { period: 'day', note: 'Desde las 8 horas.' }),
    ...(cancels ? [covers('cancelacion', 'asistencias', 'Cancelación del viaje', { compensation: upTo(2_000, 'USD'), deductible: copayment(100, 'USD') }, { period: 'event' })] : []),
    covers('dental', 'dientes', 'Urgencia dental', { topAmount: upTo(400, 'USD') }, { period: 'event' }),
  ],
  features: [['extranjero'], ['orientacion'], ['covid'], ['telemedicina']],
  ...(countries && { countries }),
  texts: {
    description: 'Asistencia médica, equipaje y regreso seguro mientras viajas, con una central en español.',
    conditions: [['Viaje', `Hasta ${days} días seguidos; se contrata antes de salir.`], ['Edad', 'Hasta los 85 años; desde los 75 la asistencia médica se reduce a la mitad.'], ['Retracto', 'Sin costo hasta 24 horas antes de salir.']],
    exclusions: [['Preexistencias', 'Solo se cubre la primera atención de urgencia.'], ['Deportes de riesgo', 'Esquí fuera de pista, buceo profundo y otros, salvo que se contrate el adicional.'], ['Trabajo', 'Accidentes de trabajo manual.']],
    extraBenefits: [['Concierge', 'Ayuda con documentos perdidos y reservas.'], ['Transmisión de mensajes', 'A la familia, en una emergencia.']],
    faq: [['¿Sirve para la visa Schengen?', medical >= 35_000 ? 'Sí: cumple el mínimo de 30 000 euros.' : 'No: la visa pide una asistencia de 30 000 euros.'], ['¿Puedo extenderlo?', 'Sí, antes de que termine y si no hubo siniestros.']],
    claims: ['Llama a la central antes de atenderte: ella paga directo al hospital.', 'Para equipaje pide el parte de la aerolínea antes de salir del aeropuerto.', 'Los reembolsos se piden dentro de los 30 días de volver.'],
  },
}); // oxfmt-ignore
