/** What a visitor should know beside a price: what was assumed, and what it leaves out. */
import { unreachable } from '../event-sourcing/index.ts';
import { spelledAmount, spelledDay, spelledNumber } from './spelling.ts';
import { type Day } from './tables.ts';
import { type Unit } from './units.ts';

export type Notice =
  /** A person under the first age that has a plan price: the plan is 0 and only GES is paid. */
  | { readonly code: 'gesOnly'; readonly position: number; readonly premium: string }
  | { readonly code: 'rateFallback'; readonly unit: Unit; readonly rate: string }
  | { readonly code: 'rateLastKnown'; readonly unit: Unit; readonly rateFrom: Day }
  | { readonly code: 'riskAssumed'; readonly level: string }
  | { readonly code: 'epsUnknown' | 'nationalityUnknown' | 'coverageCountryUnknown' | 'incomeUnknown' }
  | { readonly code: 'perWorker' | 'perGuard'; readonly minimum: number }
  | { readonly code: 'perTrip'; readonly days: number };

const howRates = (unit: Unit): 'CL' | 'INT' => (unit === 'UF' ? 'CL' : 'INT');

/** @returns a sentence that the visitor reads below the price */
export const noticeText = (notice: Notice): string => {
  switch (notice.code) {
    case 'gesOnly':
      return `Persona ${notice.position}: por ser menor de 2 años, el precio del plan es $ 0 y solo se paga GES (${spelledAmount(notice.premium, 'UF', 'CL')} al mes).`;
    case 'rateFallback':
      return `No pudimos obtener el valor de cambio de ${notice.unit}: usamos un valor de referencia, ${spelledNumber(notice.rate, howRates(notice.unit))}.`;
    case 'rateLastKnown':
      return `Usamos el último valor de ${notice.unit} que conocemos, del ${spelledDay(notice.rateFrom)}.`;
    case 'riskAssumed':
      return `Calculado para un riesgo de nivel ${notice.level}: indica tu actividad para el precio exacto.`;
    case 'epsUnknown':
      return 'Para contratar este plan necesitas estar afiliado a una EPS.';
    case 'nationalityUnknown':
      return 'El plan no está disponible para todas las nacionalidades: indica la tuya.';
    case 'coverageCountryUnknown':
      return 'El plan no cubre todos los países: indica dónde lo usarás.';
    case 'incomeUnknown':
      return 'Sin tu ingreso no descontamos el crédito de EPS que aporta tu empleador.';
    case 'perWorker':
      return `Precio por trabajador, desde ${notice.minimum}: indica los datos de tu empresa para el total.`;
    case 'perGuard':
      return `Precio por guardia, desde ${notice.minimum}: indica cuántos son para el total.`;
    case 'perTrip':
      return notice.days === 1
        ? 'Precio por un día de viaje: indica cuántos días viajas para el total.'
        : `Precio por ${notice.days} días de viaje, el mínimo: indica cuántos días viajas para el total.`;
    default:
      return unreachable(notice);
  }
};
