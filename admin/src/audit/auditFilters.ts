/** The audit's filters: what the form holds, and what the service is asked. */
import { isFilled } from '../kit/commands/isFilled.ts';
import { dayBounds } from '../kit/time/day-bounds.ts';

/** The executive filter's choice that is no executive. */
export const nobody = 'none';

type Values = Readonly<Record<string, unknown>>;

/** Leaves out what is empty; days of this browser's calendar become the instants at which they begin and end here. */
export const auditFilterQuery = ({ from, to, executiveId, ...others }: Values): Record<string, unknown> => {
  const query = {
    ...others,
    executiveId,
    at_gte: dayBounds(from)?.begins,
    at_lte: dayBounds(to)?.ends,
  };
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => isFilled(value)));
  return executiveId === nobody ? { ...filled, executiveId: null } : filled;
};

/** The part of it that narrows who looked, when. */
export const lookFilterQuery = (values: Values): Record<string, unknown> => {
  const { at_gte, at_lte, actorId } = auditFilterQuery(values);
  return Object.fromEntries(
    Object.entries({ at_gte, at_lte, actorId }).filter(([, value]) => value !== undefined),
  );
};

/** How many filters narrow what is shown. */
export const countFilters = (values: Values): number => Object.values(values).filter(isFilled).length;

/** Which of the sentences says what period is shown. */
export const periodKey = ({ from, to }: Values): 'usual' | 'since' | 'until' | 'both' => {
  if (isFilled(from)) return isFilled(to) ? 'both' : 'since';
  return isFilled(to) ? 'until' : 'usual';
};
