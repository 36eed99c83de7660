/** The dependencies of public routes. */
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Limits } from '@cotejo/core/kit/limits';
import { type RecentRequests } from './recent-requests.ts';

export type PublicParts = {
  readonly handle: HandleCommand;
  readonly recentRequests: RecentRequests;
  /** 32 bytes for keyed hashes. */
  readonly indexKey: Buffer;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly countryHosts: Readonly<Record<string, CountryCode>>;
  /** How many different requests of a form, or a group of forms, one network may send in a minute. */
  readonly publicLeadsPerMinute: number;
};
