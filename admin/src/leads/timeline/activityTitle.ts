/** The title of a call or a meeting: `Llamada: No contestó`. */
import { type ActivityRow } from '@cotejo/core/lead-records';
import { activityOutcome, activityTypes } from '@cotejo/core/reference/activity-types';

export const activityTitle = ({ typeId, outcomeId }: Pick<ActivityRow, 'typeId' | 'outcomeId'>): string => {
  const type = activityTypes.find(({ id }) => id === typeId)?.displayName ?? typeId;
  return `${type}: ${activityOutcome(typeId, outcomeId)?.name ?? outcomeId}`;
};
