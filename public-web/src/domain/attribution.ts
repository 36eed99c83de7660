/** How a visitor came here: the list that goes with a request (spec, public side, sections 3 and 4). */

export type Visit = {
  readonly referrer: string;
  /** UTC instant. */
  readonly date: string;
  readonly infoGA: Readonly<Record<string, string>>;
};

const longestList = 100;
/** Characters of a whole list, so that a request with it stays far below what the platform takes. */
const longestText = 50_000;
const longestValue = 500;
const mostValues = 20;
/** Characters of a page's address, as the platform takes them. */
const longestAddress = 2_000;

/** Parameters that campaigns add to an address; others may be personal and are left out. */
const isCampaign = (name: string): boolean =>
  /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid)$/.test(name);

/** Cut to size, without what the platform cannot keep: a link with it would spoil every later request. */
const short = (text: string): string => text.slice(0, longestValue).replace(/[\p{Cs}\0]/gu, '');

const campaignIn = (entries: Iterable<readonly [string, string]>): Visit['infoGA'] =>
  Object.fromEntries(
    [...entries]
      .filter(([name]) => isCampaign(name))
      .slice(0, mostValues)
      .map(([name, value]) => [name, short(value)]),
  );

/** An address without what may be personal in it. */
const originAndPath = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return host ? short(`${protocol}//${host}${pathname}`) : '';
};

/** The page that a request is sent from: a profile, or the code of a link, stays out of it. */
export const pageAddress = (address: string): string => {
  const campaign = new URLSearchParams(campaignIn(new URL(address).searchParams));
  return `${originAndPath(address)}${campaign.size > 0 ? `?${campaign}` : ''}`.slice(0, longestAddress);
};

/**
 * What an arrival adds to the list; nothing when a visitor only goes from one page of this site to another.
 * @param address the page that was opened
 * @param referrer the page that led there, empty when unknown
 */
export const visitOf = (address: string, referrer: string, now: Date): Visit | undefined => {
  const { origin, searchParams } = new URL(address);
  const infoGA = campaignIn(searchParams);
  const isInside = URL.canParse(referrer) && new URL(referrer).origin === origin;
  if (isInside && Object.keys(infoGA).length === 0) return undefined;
  return {
    referrer: isInside ? '' : originAndPath(referrer),
    date: now.toISOString(),
    infoGA,
  };
};

/** The newest 100; the older half goes as long as they are too much to send. */
const newest = (visits: readonly Visit[]): readonly Visit[] => {
  const list = visits.slice(-longestList);
  return JSON.stringify(list).length > longestText ? newest(list.slice(Math.ceil(list.length / 2))) : list;
};

/** The list with one more visit. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  newest([...visits, visit]);

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'referrer' in value &&
  typeof value.referrer === 'string' &&
  'date' in value &&
  typeof value.date === 'string' &&
  'infoGA' in value &&
  typeof value.infoGA === 'object' &&
  value.infoGA !== null &&
  Object.values(value.infoGA).every((each) => typeof each === 'string');

const fitting = ({ referrer, date, infoGA }: Visit): Visit => ({
  referrer: short(referrer),
  date: short(date).slice(0, 40),
  infoGA: campaignIn(Object.entries(infoGA)),
});

/** The list as it was stored; what is no list, or no visit, is forgotten. */
export const storedVisits = (stored: string | null): readonly Visit[] => {
  try {
    const visits: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(visits) ? newest(visits.filter(isVisit).map(fitting)) : [];
  } catch {
    return [];
  }
};
