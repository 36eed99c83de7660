/** The address of the comparison side by side: its plans, and never the profile of the prices. */
import { mostSideBySide } from '@cotejo/core/comparator';
import { shareParameter, sideBySidePattern } from './product-paths.ts';
import { linkCode, planCode } from './search-address.ts';

export type SideAddress = {
  /** Codes of plans, three at most. */
  readonly codes: readonly string[];
  /** Codes beyond those. */
  readonly beyond: readonly string[];
  readonly onlyDifferences: boolean;
  /** The comparator in which they were picked. */
  readonly comparator?: string;
  /** Code of a link that somebody shared with a profile. */
  readonly link?: string | undefined;
};

const comparator = /^\/Comparar\/[\w/-]{1,100}$/i;

const fitting = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;

export const readSideAddress = (query: URLSearchParams): SideAddress => {
  const named = query.getAll('planes').flatMap((value) => value.split(','));
  const codes = [...new Set(named.map((one) => one.trim()).filter((one) => planCode.test(one)))];
  const picked = fitting(query.get('en'), comparator);
  const shared = fitting(query.get(shareParameter), linkCode);
  return {
    codes: codes.slice(0, mostSideBySide),
    beyond: codes.slice(mostSideBySide),
    onlyDifferences: query.get('diferencias') === 'solo',
    ...(picked && { comparator: picked }),
    ...(shared && { link: shared }),
  };
};

export const writeSideAddress = ({
  codes,
  comparator: picked,
  onlyDifferences,
  link,
}: Omit<SideAddress, 'beyond'>): string =>
  `${sideBySidePattern}?planes=${codes.join(',')}` +
  (picked ? `&en=${encodeURI(picked)}` : '') +
  (onlyDifferences ? '&diferencias=solo' : '') +
  (link ? `&${shareParameter}=${link}` : '');
