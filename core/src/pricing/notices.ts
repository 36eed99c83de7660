/** What a visitor should know beside a price: what was assumed, and what it leaves out. */
import { type Day } from './tables.ts';
import { type Unit } from './units.ts';

export type Notice =
  /** A person under the first age that has a plan price: the plan is 0 and only GES is paid. */
  | { readonly code: 'gesOnly'; readonly position: number; readonly premium: string }
  | { readonly code: 'rateFallback'; readonly unit: Unit; readonly rate: string }
  | { readonly code: 'rateLastKnown'; readonly unit: Unit; readonly rateFrom: Day }
  | { readonly code: 'riskAssumed'; readonly level: string }
  | { readonly code: 'minimumPremium' }
  | { readonly code: 'epsUnknown' | 'nationalityUnknown' | 'coverageCountryUnknown' | 'incomeUnknown' }
  | { readonly code: 'perWorker'; readonly minimum: number }
  | { readonly code: 'perGuard' | 'perTrip'; readonly count: number };
