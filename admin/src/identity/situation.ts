/** How a user stands, apart from what only the page of a user needs. */
import { type UserRow } from './user.ts';

export type Situation = 'active' | 'paused' | 'disabled';

/** The one word that says how a user stands. */
export const situationOf = ({
  status,
  pausedReasonId,
}: Pick<UserRow, 'status' | 'pausedReasonId'>): Situation =>
  status === 'disabled' ? 'disabled' : pausedReasonId === null ? 'active' : 'paused';
