/** The messages of what is lost with a session, in the order in which they are said. */
import { type LostWithSession } from '../session/guards.ts';

export const lostKeys = ({ drafts, isHere, isElsewhere }: LostWithSession): readonly string[] => {
  const keys = [drafts > 0 && 'logoutDrafts', isHere && 'logoutHere', isElsewhere && 'logoutElsewhere'];
  const said = keys.filter((key) => key !== false);
  // Text of which the draft is not written yet.
  return said.length > 0 ? said : ['discardText'];
};
