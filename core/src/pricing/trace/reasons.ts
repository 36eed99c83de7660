/** Why a person, a pet or a company gets no price, in words for visitors. */
import { unreachable } from '../../kit/event-sourcing/index.ts';
import { oldestAge } from '../../profile/index.ts';
import { type TableName } from '../../price-tables/index.ts';

export type Reason =
  | { readonly code: 'roleNotInsured' | 'noHolder' | 'noEps' | 'nationality' | 'coverageCountry' }
  | { readonly code: 'age'; readonly from: number; readonly to: number }
  | { readonly code: 'noBand' | 'species' | 'breed' | 'petAge' | 'noPayroll' | 'unknownRisk' | 'tooLarge' }
  | { readonly code: 'tooFew'; readonly minimum: number; readonly of: 'workers' | 'guards' }
  | { readonly code: 'tripTooLong'; readonly days: number }
  | { readonly code: 'tableMissing'; readonly table: TableName };

const tableNames: { readonly [Table in TableName]: string } = {
  riskFactors: 'los factores de riesgo',
  gesPremiums: 'la prima GES de la isapre',
  exchange: 'el valor de cambio',
  taxes: 'el impuesto',
  chileanContribution: 'la cotización de salud',
  epsCredit: 'el crédito de EPS',
  sctrRates: 'las tasas de SCTR',
  workRisks: 'los niveles de riesgo',
  breedGroups: 'los grupos de razas',
};

/** @returns a sentence that the visitor reads beside the person or company that has no price */
export const reasonText = (reason: Reason): string => {
  switch (reason.code) {
    case 'roleNotInsured':
      return 'El plan no asegura a personas con este parentesco.';
    case 'noHolder':
      return 'El plan solo asegura a familiares junto con un titular, y ningún titular se puede asegurar.';
    case 'noEps':
      return 'El plan pide estar afiliado a una EPS.';
    case 'nationality':
      return 'El plan no está disponible para esta nacionalidad.';
    case 'coverageCountry':
      return 'El plan no cubre el país elegido.';
    case 'age':
      return reason.to >= oldestAge
        ? `El plan asegura desde los ${reason.from} años.`
        : `El plan asegura de los ${reason.from} a los ${reason.to} años.`;
    case 'noBand':
      return 'El plan no tiene precio para esta edad y sexo.';
    case 'species':
      return 'El plan no asegura a esta especie.';
    case 'breed':
      return 'El plan no asegura a esta raza.';
    case 'petAge':
      return 'El plan no asegura a mascotas de esta edad.';
    case 'noPayroll':
      return 'Faltan los datos de los trabajadores.';
    case 'unknownRisk':
      return 'La aseguradora no publica una tasa para esta actividad.';
    case 'tooFew':
      return reason.of === 'workers'
        ? `Plan para un mínimo de ${reason.minimum} empleados.`
        : `Plan para un mínimo de ${reason.minimum} guardias.`;
    case 'tripTooLong':
      return `El plan cubre viajes de hasta ${reason.days} días.`;
    case 'tooLarge':
      return 'El precio es demasiado grande para calcularlo en línea.';
    case 'tableMissing':
      return `Aún no conocemos ${tableNames[reason.table]} para este día.`;
    default:
      return unreachable(reason);
  }
};
