/** Lines that companies insure their people with. */
import { type Line, question, titled } from '../line.ts';

const company = { category: 'company', color: '#1f4e8c' } as const;

export const companyLines: readonly Line[] = [
  {
    ...company,
    id: 6,
    name: 'Empresas',
    title: 'Seguros para empresas',
    description: 'Salud y vida para los trabajadores de una empresa.',
    productType: 'COLECTIVO',
    profileType: 'company',
    compareUrl: '/Comparar/Empresas',
    icon: 'building',
    countries: ['PE', 'CL', 'CO', 'INT'],
    features: [
      titled('Mínimo de trabajadores', 'Cada plan dice desde cuántas personas se contrata.'),
      titled('Familia', 'Si el plan incluye a la familia de los trabajadores.'),
    ],
    benefits: [
      titled('Precio por trabajador', 'Dinos cuántos son y ves el total de la empresa.'),
      titled('Sin examen uno a uno', 'El grupo entra con una sola declaración, según el plan.'),
    ],
    blocks: [
      titled(
        'Qué necesitamos',
        'El número de trabajadores. La lista con edades la pide después quien atiende tu solicitud.',
      ),
    ],
    faq: [
      question(
        '¿Desde cuántos trabajadores?',
        'Depende del plan: la tarjeta lo dice cuando tu empresa no llega al mínimo.',
      ),
      question(
        '¿Hace falta la lista de trabajadores?',
        'No para comparar: basta cuántos son. Quien atienda tu solicitud te la pedirá para la propuesta.',
      ),
    ],
  },
  {
    ...company,
    id: 7,
    name: 'EPS-Empresa',
    title: 'EPS para empresas',
    description:
      'La EPS de toda la planilla. El precio es antes del crédito de EPS, que depende de los sueldos.',
    productType: 'EPS_EMPRESA',
    profileType: 'company',
    compareUrl: '/Comparar/EPS/Empresa',
    icon: 'briefcase',
    countries: ['PE'],
    features: [titled('Capas', 'Plan base y adicionales que cada trabajador puede elegir.')],
    benefits: [titled('Crédito de EPS', 'Parte de la prima sale del aporte que la empresa ya paga.')],
    blocks: [
      titled('Cómo se elige', 'La empresa invita a las EPS y los trabajadores votan cuando corresponde.'),
    ],
    faq: [question('¿Es obligatorio?', 'No. Sin EPS, los trabajadores se atienden en EsSalud.')],
  },
  {
    ...company,
    id: 8,
    name: 'SCTR',
    title: 'SCTR',
    description: 'El seguro obligatorio de quienes hacen trabajos de riesgo.',
    productType: 'SCTR',
    profileType: 'sctr',
    compareUrl: '/Comparar/SCTR',
    icon: 'helmet',
    countries: ['PE'],
    features: [
      titled('Salud y pensión', 'Dos coberturas: la atención del accidente y la renta si deja secuelas.'),
    ],
    benefits: [
      titled('Total por empresa', 'Se calcula con la planilla, la actividad y el número de trabajadores.'),
      titled('Constancia', 'El documento que piden para entrar a obra.'),
    ],
    blocks: [
      titled(
        'Quién está obligado',
        'Las empresas de las actividades de riesgo que lista la norma, también si solo tercerizan.',
      ),
    ],
    faq: [
      question(
        '¿Cómo se calcula?',
        'Sueldo por trabajadores por la tasa del nivel de riesgo, con una prima mínima.',
      ),
    ],
  },
  {
    ...company,
    id: 9,
    name: 'Seguro-Complementario-Empresa',
    title: 'Complementario para empresas',
    description: 'Reembolsa lo que la isapre o Fonasa de tus trabajadores no cubre.',
    productType: 'SEGURO_COMPLEMENTARIO_EMPRESA',
    profileType: 'company',
    compareUrl: '/Comparar/Seguro-Complementario-Empresa',
    icon: 'umbrella',
    countries: ['CL'],
    features: [titled('Deducible', 'Lo que cada persona paga antes de que el seguro empiece a reembolsar.')],
    benefits: [titled('Salud, dental y vida', 'Se combinan en una sola póliza.')],
    blocks: [titled('Desde 5 trabajadores', 'Es lo habitual; cada plan dice el suyo.')],
    faq: [question('¿Quién paga?', 'La empresa, los trabajadores o ambos: se define al contratar.')],
  },
  {
    ...company,
    id: 10,
    name: 'Guardias',
    title: 'Seguro para guardias',
    description: 'El seguro de vida de vigilantes y guardias de seguridad.',
    productType: 'GUARDIAS',
    profileType: 'guards',
    compareUrl: '/Comparar/Seguros-de-Vida/Guardias',
    icon: 'badge',
    countries: ['PE', 'CL'],
    features: [titled('Capital', 'Lo que recibe la familia si el guardia fallece.')],
    benefits: [titled('Por nómina', 'Entran y salen guardias sin rehacer la póliza.')],
    blocks: [titled('Para empresas de seguridad', 'El precio depende del número de guardias.')],
    faq: [question('¿Es obligatorio?', 'La autoridad lo pide a las empresas de seguridad privada.')],
  },
];
