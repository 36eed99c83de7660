/** Numbers of companies that may sell a kind of insurance in a country, so that a comparison can say of how many it tells. */
import { type CountryCode } from '../kit/country/index.ts';
import { type OrganizationType } from './organization-types.ts';

export type Authorised = {
  readonly country: CountryCode;
  readonly type: OrganizationType;
  readonly count: number;
  /** The supervising authority, as people know it. */
  readonly authority: string;
  /** When it was read: `YYYY-MM`. */
  readonly asOf: string;
};

/** Sources: SBS, list of insurers, June 2025; Superintendencia de Salud, seven open and three closed isapres, January 2026. */
export const authorised: readonly Authorised[] = [
  { country: 'PE', type: 'ASEG', count: 17, authority: 'SBS', asOf: '2025-06' },
  { country: 'CL', type: 'ISAPRE', count: 10, authority: 'Superintendencia de Salud', asOf: '2026-01' },
];
