/** What the catalogue's calls need of the composition root: the site's, and the console's. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Limits } from '@cotejo/core/kit/limits';
import { type Pool } from 'pg';
import { type BotCheck } from '../kit/http/bots.ts';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { type PdfWriter } from '../kit/pdf/pdf-writer.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { type Known } from './known.ts';

/** A published product, as far as lists of organizations, clinics and features look at it. */
type Offered = {
  readonly insuranceTypeId: number;
  readonly coverageOrganizations: readonly number[];
  readonly features: readonly number[];
};
type Market = {
  readonly index: {
    readonly versions: () => ReadonlyMap<string, number>;
    readonly find: (code: string) => Offered | undefined;
  };
};
export type Kept = { readonly known: Known; readonly market: (country: CountryCode) => Market };

export type SiteParts = {
  readonly pool: Pool;
  /** Every country's published products, in memory; nothing until they were read. */
  readonly comparator: () => Kept | undefined;
  readonly bots: BotCheck;
  readonly pdfs: PdfWriter;
  /** Of visitors' uses. */
  readonly limits: Limits;
  readonly countryHosts: CountryHosts;
};
export type ConsoleParts = Pick<SiteParts, 'pool' | 'comparator' | 'pdfs'> & {
  readonly positions: Positions;
};
