/** One lead: who it is, where it stands, what happened, and what may be done; also as it stood (`?at=`). */
import { ShowBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isWorthRetrying } from '../../kit/providers/retry.ts';
import { type LeadRow } from '../lead.ts';
import { LeadShowPage } from './LeadShowPage.tsx';
import { usePast } from '../../kit/page/usePast.ts';

/** Errors are shown in the place of the lead. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

export const LeadShow = () => {
  const { id } = useParams();
  const { at } = usePast();
  // From one moment of a lead's life to another the page stays, so that the hand keeps its place on the slider.
  const kept = (before: LeadRow | undefined) => (at !== undefined && before?.id === id ? before : undefined);
  return (
    <ShowBase<LeadRow>
      queryOptions={{ ...quietly, meta: at === undefined ? undefined : { at }, placeholderData: kept }}
    >
      {/* Of another lead, nothing that is typed or opened stays. */}
      <LeadShowPage key={id} />
    </ShowBase>
  );
};
