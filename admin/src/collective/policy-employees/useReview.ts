/** The review of a request: whose it is now, and taking or releasing it without a dialog. */
import { type CoverageRecord, permissionsFor, reviewAt } from '@cotejo/core/policy-employees';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '../../kit/commands/failureText.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { useCommand } from '../../kit/commands/useCommand.ts';
import { may } from '../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { useNow } from '../../kit/time/useNow.ts';

type Reviewed = Pick<CoverageRecord, 'reviewedBy' | 'reviewUntil'>;

const resource = 'policy-employees';
/** Milliseconds that a browser's clock may be ahead of the server's. */
const clocksDiffer = 2_000;

/** Tells an own review from somebody else's. No event says that one has ended, so the browser's time decides. */
export const whoseReview = ({ reviewedBy, reviewUntil }: Reviewed, viewerId: string, now: number) =>
  reviewUntil === null
    ? undefined
    : reviewAt({ by: reviewedBy, until: reviewUntil }, { id: viewerId }, new Date(now));

export const useWhoseReview = (coverage: Reviewed) =>
  whoseReview(coverage, useConsoleIdentity()?.id ?? '', useNow());

export const useReview = (coverage: CoverageRecord | undefined) => {
  const notify = useNotify();
  const identity = useConsoleIdentity();
  const { send, isPending } = useCommand<CoverageRecord>(resource, coverage?.id ?? '');
  // By the clock that the button's words follow, so that it does what they say.
  const now = useNow();
  const toggle = async () => {
    if (!coverage || !identity || isPending) return;
    const isOwn = whoseReview(coverage, identity.id, now) === 'own';
    const command = isOwn ? 'release-review' : 'take-review';
    const { allowed, reason } = permissionFor(coverage, 'take-review');
    if (!allowed) return notify(reason ?? 'ra.notification.not_authorized', { type: 'warning' });
    const outcome = await send(command, {});
    if (outcome.ok)
      notify(isOwn ? 'Dejaste de revisarla.' : 'La revisas tú: por ahora nadie más la responde.', {
        type: 'info',
      });
    else if (outcome.failure) notify(failureText(outcome.failure) ?? '', { type: 'error' });
  };
  return {
    toggle,
    isPending,
    isOffered:
      coverage !== undefined &&
      permissionsFor('take-review', coverage.status).some((permission) => may(identity, permission)),
  };
};

/** Reads coverages again once the first of their reviews has ended by itself: others may answer from then on. */
export const useReviewEnds = (coverages: readonly Reviewed[]): void => {
  const queries = useQueryClient();
  const now = useNow();
  const next = Math.min(
    ...coverages
      .map(({ reviewUntil }) => (reviewUntil === null ? Infinity : Date.parse(reviewUntil)))
      .filter((end) => end > now),
  );
  useEffect(() => {
    if (next === Infinity) return;
    const readAgain = () => void queries.invalidateQueries({ queryKey: [resource] });
    const timer = setTimeout(readAgain, Math.max(0, next - Date.now()) + clocksDiffer);
    return () => clearTimeout(timer);
  }, [next, queries]);
};
