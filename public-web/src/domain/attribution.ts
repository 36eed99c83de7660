/** How a visitor came here: the list that goes with a request (spec, public side, sections 3 and 4). */

export type Visit = {
  readonly referrer: string;
  /** UTC instant. */
  readonly date: string;
  readonly infoGA: Readonly<Record<string, string>>;
};

const longestList = 100;
const longestValue = 500;

/** Parameters that campaigns add to an address; others may be personal and are left out. */
const isCampaign = (name: string): boolean =>
  /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid)$/.test(name);

/** An address without what may be personal in it. */
const originAndPath = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, host, pathname } = new URL(address);
  return host ? `${protocol}//${host}${pathname}`.slice(0, longestValue) : '';
};

/**
 * What an arrival adds to the list; nothing when a visitor only goes from one page of this site to another.
 * @param address the page that was opened
 * @param referrer the page that led there, empty when unknown
 */
export const visitOf = (address: string, referrer: string, now: Date): Visit | undefined => {
  const { origin, searchParams } = new URL(address);
  const campaign = [...searchParams].filter(([name]) => isCampaign(name));
  const isInside = URL.canParse(referrer) && new URL(referrer).origin === origin;
  if (isInside && campaign.length === 0) return undefined;
  return {
    referrer: isInside ? '' : originAndPath(referrer),
    date: now.toISOString(),
    infoGA: Object.fromEntries(campaign.map(([name, value]) => [name, value.slice(0, longestValue)])),
  };
};

/** The list with one more visit; the oldest go when there are more than 100. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [...visits, visit].slice(-longestList);

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

/** The list as it was stored; what is no list, or no visit, is forgotten. */
export const storedVisits = (stored: string | null): readonly Visit[] => {
  try {
    const visits: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(visits) ? visits.filter(isVisit).slice(-longestList) : [];
  } catch {
    return [];
  }
};
