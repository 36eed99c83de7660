/** Decisions about the review of a request: who reviews it keeps others from answering it meanwhile. */
import { type About, aboutCoverage, type ProcessDecision } from './about-coverage.ts';

const reviewMinutes = 15;

/** Takes it, also from somebody else; one's own goes on for as long again. */
export const takeReview = (of: About): ProcessDecision =>
  aboutCoverage('take-review', of, ({ period }, _, now) => {
    const until = new Date(now.getTime() + reviewMinutes * 60_000).toISOString();
    return [{ type: 'ReviewTaken', data: { period, until } }];
  });

/** Only by who has it. */
export const releaseReview = (of: About): ProcessDecision =>
  aboutCoverage('release-review', of, ({ period }) => [{ type: 'ReviewReleased', data: { period } }]);
