/** What an event of a coverage says beside its name: the day, the operation, the reason, and words. */
import { addDays, spelledDay } from '@cotejo/core/kit/time';
import { type CoverageHistoryRecord } from '@cotejo/core/policy-employees';
import { cancellationReasons, declineReasons, nameIn } from '@cotejo/core/reference/collective-tables';

const isAboutEnd = ({ type }: Pick<CoverageHistoryRecord, 'type'>) =>
  type.startsWith('Cancellation') || type === 'CoverageEnded';

export const eventWords = (row: CoverageHistoryRecord): string => {
  const reasons = row.type === 'CancellationRequested' ? cancellationReasons : declineReasons;
  return [
    row.day &&
      (isAboutEnd(row)
        ? `con cobertura hasta el ${spelledDay(addDays(row.day, -1))}`
        : `con cobertura desde el ${spelledDay(row.day)}`),
    row.operationDate && `operación del ${spelledDay(row.operationDate)}`,
    row.reasonId !== null && nameIn(reasons, row.reasonId),
    row.note,
    row.becauseOf !== null && 'junto con el titular',
  ]
    .filter(Boolean)
    .join(' · ');
};
