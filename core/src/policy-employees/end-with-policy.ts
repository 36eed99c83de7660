/** The end of a family's coverages by a policy that is over: nobody asks for it, and nobody answers. */
import { addDays, dayInZone } from '../kit/time/index.ts';
import { type PolicyTerms } from '../policies/index.ts';
import { countryOf } from '../reference/countries.ts';
import { type ProcessDecision } from './about-coverage.ts';
import { isOpen } from './family.ts';

/** Changes nothing before the day after the policy's last one in the family's country. */
export const endWithPolicy =
  ({ until }: Pick<PolicyTerms, 'until'>): ProcessDecision =>
  (family, now) => {
    if (family.status === 'unknown') return [];
    if (dayInZone(now, countryOf(family.country).timeZone) <= until) return [];
    return family.coverages.filter(isOpen).map(({ period }) => ({
      type: 'CoverageEnded',
      data: { period, until: addDays(until, 1) },
    }));
  };
