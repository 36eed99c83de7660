/** Why a person, a pet or a company gets no price, in words for visitors. */
import { type TableName } from './tables.ts';

export type Reason =
  | { readonly code: 'roleNotInsured' | 'noHolder' | 'noEps' | 'nationality' | 'coverageCountry' }
  | { readonly code: 'age'; readonly from: number; readonly to: number }
  | { readonly code: 'noBand' | 'species' | 'breed' | 'petAge' | 'noPets' }
  | { readonly code: 'tooFew'; readonly minimum: number; readonly of: 'workers' | 'guards' }
  | { readonly code: 'tripTooLong'; readonly days: number }
  | { readonly code: 'unknownRisk' }
  | { readonly code: 'tableMissing'; readonly table: TableName };
