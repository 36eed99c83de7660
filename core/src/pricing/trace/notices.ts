/** Notices beside a price: its assumptions, and what it leaves out. */
import { unreachable } from '../../kit/event-sourcing/index.ts';
import { publishedRate, spelledAmount, spelledNumber, type Unit } from '../../kit/money/index.ts';
import { spelledDay } from '../../kit/time/index.ts';
import { type Day } from '../../price-tables/index.ts';
import { counted } from './trace-words.ts';

export type Notice =
  /** A person whose factor is 0: only GES is paid. `below` is the first age that has another factor. */
  | { readonly code: 'gesOnly'; readonly position: number; readonly premium: string; readonly below?: number }
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
    case 'gesOnly': {
      const { below } = notice;
      const why = below === undefined ? 'su edad' : `ser menor de ${counted(below, 'año', 'años')}`;
      return `Persona ${notice.position}: por ${why}, el precio del plan es $ 0 y solo se paga GES (${spelledAmount(notice.premium, 'UF', 'CL')} al mes).`;
    }
    case 'rateFallback':
      return `No pudimos obtener el valor de cambio de ${notice.unit}: usamos un valor de referencia, ${spelledNumber(publishedRate(notice.rate), howRates(notice.unit))}.`;
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
      return 'Indica tu sueldo bruto para descontar el crédito de EPS, que paga primero.';
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
