/** Decisions about the review of a request: who reviews it keeps others from answering it meanwhile. */
import { type About, aboutCoverage, type ProcessDecision } from './about-coverage.ts';
import { reviewAt } from './process-access.ts';

const reviewMinutes = 15;

/** Takes it, also from somebody else; one's own goes on for as long again, unless it began within this minute. */
export const takeReview = (of: About): ProcessDecision =>
  aboutCoverage('take-review', of, ({ period, review }, _, now) => {
    const until = new Date(now.getTime() + reviewMinutes * 60_000).toISOString();
    const isJustTaken =
      reviewAt(review, of.by, now) === 'own' && Date.parse(until) - Date.parse(review!.until) < 60_000;
    if (isJustTaken) return [];
    return [{ type: 'ReviewTaken', data: { period, until } }];
  });

/** Only by who has it. */
export const releaseReview = (of: About): ProcessDecision =>
  aboutCoverage('release-review', of, ({ period }) => [{ type: 'ReviewReleased', data: { period } }]);
