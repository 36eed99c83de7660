/** What an event of a coverage says beside its name: the day, the operation, the reason, and words. */
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { type CoverageHistoryRecord } from '@cotejo/core/policy-employees';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';

type Translate = (key: string, args?: object) => string;

const isAboutEnd = ({ type }: Pick<CoverageHistoryRecord, 'type'>) =>
  type.startsWith('Cancellation') || type === 'CoverageEnded';

export const eventWords = (row: CoverageHistoryRecord, translate: Translate): string => {
  const say = (key: string, args?: object) => translate(`resources.coverage-history.words.${key}`, args);
  const reasons = row.type === 'CancellationRequested' ? cancellationReasons : declineReasons;
  return [
    row.day &&
      (isAboutEnd(row)
        ? say('until', { day: spelledDay(addDays(row.day, -1)) })
        : say('from', { day: spelledDay(row.day) })),
    row.operationDate && say('operation', { day: spelledDay(row.operationDate) }),
    row.reasonId !== null && nameIn(reasons, row.reasonId),
    row.note,
    row.becauseOf !== null && say('withHolder'),
  ]
    .filter(Boolean)
    .join(' · ');
};
