/** Chile’s isapres: base × risk factors + GES, with preferred clinics and a free choice. */
import { copayment, covers, minor, percent, upTo } from '../amounts.ts';
import { type Network } from '../clinics.ts';
import { type Plan, type Texts } from '../plan.ts';

type Isapre = {
  /** The isapre's key in the table of GES premiums. */
  readonly key: string;
  readonly base: number;
  /** What it pays in hospital and outside of it in the clinics of its network, in percent. */
  readonly hospital: number;
  readonly ambulatory: number;
  readonly upTo: Network;
};

const isapreTexts: Texts = {
  description: 'Plan con prestadores preferentes: pagas menos donde hay convenio y conservas la libre elección.',
  descriptions: [['Cómo se calcula', 'El precio base en UF se multiplica por la suma de los factores de riesgo, y se agrega la prima GES de cada persona.']],
  conditions: [
    ['Declaración de salud', 'La isapre puede pedirla al ingresar y limitar por 18 meses lo que ya tenías.'],
    ['Cotización', 'El 7 % de tu renta imponible se abona al precio; lo que sobra queda como excedente a tu nombre.'],
    ['Cambio de plan', 'Puedes cambiarte de plan una vez cumplido un año, y antes si suben el precio.'],
  ],
  exclusions: [
    ['Fuera del arancel', 'Prestaciones que no están en el arancel de la isapre.'],
    ['Estética', 'Cirugía plástica con fines de embellecimiento.'],
    ['Particulares', 'Lo que exceda la habitación o el insumo que el plan reconoce.'],
  ],
  extraBenefits: [
    ['CAEC', 'Cobertura adicional para enfermedades catastróficas en la red que asigna la isapre.'],
    ['Atención digital', 'Bonos, licencias y reembolsos desde el celular.'],
  ],
  faq: [
    ['¿Qué es el GES?', 'Garantías que la ley fija para un conjunto de enfermedades; cada isapre cobra por ellas una prima por persona.'],
    ['¿Cuánto paga un hijo menor de 2 años?', 'Su factor es cero: paga solo la prima GES.'],
    ['¿En qué moneda pago?', 'En pesos, con la UF del día. El contrato está en UF.'],
  ],
  claims: [
    'Compra el bono en la clínica, desde el celular o en una sucursal: pagas solo tu parte.',
    'Para reembolsos presenta boleta y orden médica dentro de los seis meses de la atención.',
    'Una urgencia con riesgo vital no necesita garantía: la ley lo prohíbe.',
    'Ante un rechazo puedes reclamar a la isapre, que tiene 15 días hábiles para responder, y después a la Superintendencia de Salud.',
  ],
}; // oxfmt-ignore

export const isapre = ({ key, base, hospital, ambulatory, upTo: breadth }: Isapre): Plan => {
  const paid = (percentage: number, network: Network) =>
    percent(Math.max(percentage - 10 * (network - 1), 40));
  return {
    price: { kind: 'isapre', unit: 'UF', period: 'monthly', isapre: key, base: minor(base, 'UF') },
    highlights: [
      `Hospitalización preferente al ${hospital} %`,
      `Consultas preferentes al ${ambulatory} %`,
      'Libre elección con tope en UF',
    ],
    terms: {
      contractType: 'Individual',
      modality: 'Preferente',
      annualBenefitMaximum: { kind: 'perService' },
      priceDetail: { label: 'Según edad, cargas y GES' },
    },
    coverages: [
      covers('hospitalario', 'hospital', 'Hospitalización preferente', { percentage: percent(hospital) }, { service: 'hospitalDay', kind: 'preferente', period: 'preferentialCap' }),
      covers('hospitalario', 'hospital', 'Cirugía preferente', { percentage: percent(hospital) }, { service: 'surgery', kind: 'preferente', period: 'preferentialCap' }),
      covers('ambulatorio', 'consultas', 'Consultas preferentes', { percentage: percent(ambulatory) }, { service: 'consultation', kind: 'preferente', period: 'preferentialCap' }),
      covers('ambulatorio', 'consultas', 'Exámenes de laboratorio preferentes', { percentage: percent(ambulatory) }, { service: 'laboratory', kind: 'preferente', period: 'preferentialCap' }),
      covers('ambulatorio', 'consultas', 'Exámenes de imágenes preferentes', { percentage: percent(ambulatory) }, { service: 'imaging', kind: 'preferente', period: 'preferentialCap' }),
      covers('hospitalario', 'hospital', 'Hospitalización libre elección', { percentage: percent(hospital - 20), bedDay: upTo(4.5, 'UF'), topAmount: upTo(120, 'UF') }, { kind: 'libre_eleccion', period: 'freeCap' }),
      covers('ambulatorio', 'consultas', 'Consultas libre elección', { percentage: percent(ambulatory - 10), topAmount: upTo(0.8, 'UF') }, { kind: 'libre_eleccion', period: 'freeCap' }),
      covers('maternidad', 'familia', 'Parto', { percentage: percent(hospital), topAmount: upTo(60, 'UF') }, { service: 'birth', kind: 'preferente', period: 'event', restrictionCode: 1 }),
      covers('emergencia', 'urgencias', 'Urgencia integral', { amount: copayment(1.2, 'UF'), percentage: percent(100) }, { service: 'emergency', kind: 'preferente', period: 'event' }),
      covers('ambulatorio', 'consultas', 'Kinesiología', { percentage: percent(ambulatory - 10), weeklyTop: upTo(3, 'veces'), monthlyTop: upTo(2.5, 'UF') }, { kind: 'libre_eleccion', period: 'month' }),
      covers('hospitalario', 'hospital', 'Atención de enfermería en casa', { percentage: percent(hospital - 20), dailyTop: upTo(1.5, 'UF') }, { kind: 'libre_eleccion', period: 'day' }),
      covers('saludMental', 'consultas', 'Psicología y psiquiatría', { percentage: percent(60), yearlyTop: upTo(10, 'UF') }, { period: 'year', restrictionCode: 2 }),
      covers('catastrofico', 'altoCosto', 'CAEC', { deductible: copayment(126, 'UF'), percentage: percent(100) }, { period: 'year' }),
    ],
    clinics: {
      upTo: breadth,
      covers: (network) => [
        covers('hospitalario', 'hospital', 'Hospitalización', { percentage: paid(hospital, network) }, { kind: 'preferente', period: 'preferentialCap' }),
        covers('ambulatorio', 'consultas', 'Consultas y exámenes', { percentage: paid(ambulatory, network) }, { kind: 'preferente', period: 'preferentialCap' }),
      ],
    },
    features: [['covid'], ['telemedicina'], ['libreEleccion'], ['maternidad'], ...(breadth >= 3 ? [['segundaOpinion'] as const] : []), ['app']],
    texts: isapreTexts,
  }; // oxfmt-ignore
};
