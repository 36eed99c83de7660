/** The states of a product that can be compared: its versions, and the draft. */
import { type Compared } from '../../history/Comparison.tsx';
import { type VersionRow } from '../product.ts';

/** The draft, among the versions: by a number that no publication has. */
export const draftVersion = 0;

/** What is compared while nobody has chosen: the last two, or the only one with the draft. */
export const firstChoice = (versions: readonly VersionRow[], isChanged: boolean): Compared => {
  const [last, before] = versions;
  if (isChanged || !before) return [last?.version ?? draftVersion, draftVersion];
  return [before.version, last?.version ?? draftVersion];
};
