/** One user: who it is, what may be done, and what happened. */
import { ShowBase } from 'react-admin';
import { isWorthRetrying } from '../kit/providers/retry.ts';
import { UserShowPage } from './UserShowPage.tsx';

/** Errors are shown in the place of the user. */
const quietly = { onError: () => undefined, retry: isWorthRetrying };

export const UserShow = () => (
  <ShowBase queryOptions={quietly}>
    <UserShowPage />
  </ShowBase>
);
