/** The list of a visitor's arrivals, in her own browser. Where it may not keep anything, there is no list. */
import { storedVisits, visitOf, withVisit } from '../../domain/attribution.ts';
import { type Visits } from '../../routing/visits.ts';

const key = 'cotejo.visitas';

const quietly = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

export const keptVisits: Visits = {
  list: () => storedVisits(quietly(() => localStorage.getItem(key)) ?? null),
  forget: () => quietly(() => localStorage.removeItem(key)),
};

/** Adds this arrival to the list, when it is one. */
export const rememberArrival = (): void => {
  const visit = visitOf(location.href, document.referrer, new Date());
  if (visit) quietly(() => localStorage.setItem(key, JSON.stringify(withVisit(keptVisits.list(), visit))));
};
