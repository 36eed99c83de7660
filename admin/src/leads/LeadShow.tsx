/** One lead: who it is, where it stands, what happened, and what may be done; also as it stood (`?at=`). */
import { ShowBase } from 'react-admin';
import { isWorthRetrying } from '../root/query-client.ts';
import { LeadShowPage } from './LeadShowPage.tsx';
import { usePast } from './usePast.ts';

/** Errors are shown in the place of the lead. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

export const LeadShow = () => {
  const { at } = usePast();
  const meta = at === undefined ? undefined : { at };
  return (
    <ShowBase queryOptions={{ ...quietly, meta }}>
      <LeadShowPage />
    </ShowBase>
  );
};
