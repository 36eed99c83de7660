/** The answers to the selected requests, and the one of them that is being given. */
import { mostBulkRows } from '@cotejo/core/bulk';
import { type CoverageRecord, processTransitions } from '@cotejo/core/policy-employees';
import { useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';
import { may } from '../../../kit/providers/access.ts';
import { useConsoleIdentity } from '../../../kit/session/useConsoleIdentity.ts';
import { type BulkAnswer, bulkAnswers, bulkChoices, type BulkChoice } from './bulkCoverages.ts';

/** Of more than this, not all are read: which of them take an answer, the run finds out. */
const mostRead = 200;

const useChoices = (): readonly BulkChoice[] => {
  const identity = useConsoleIdentity();
  const { data: page = [], selectedIds } = useListContext<CoverageRecord>();
  const here = page.filter(({ id }) => selectedIds.includes(id));
  const isMany = selectedIds.length > mostRead;
  const elsewhere = selectedIds.filter((id) => !here.some((row) => row.id === id));
  const { data: others = [] } = useGetMany<CoverageRecord>(
    'policy-employees',
    { ids: elsewhere },
    { enabled: !isMany && elsewhere.length > 0 },
  );
  const permitted = (command: BulkAnswer) => may(identity, processTransitions[command].permission);
  if (isMany) return bulkAnswers.filter(permitted).map((command) => ({ command, ids: selectedIds }));
  return bulkChoices([...here, ...others.filter((row) => row !== undefined)], permitted);
};

export const useBulkAnswering = () => {
  const { selectedIds } = useListContext<CoverageRecord>();
  const [chosen, choose] = useState<BulkChoice>();
  return { choices: useChoices(), chosen, choose, isTooMany: selectedIds.length > mostBulkRows };
};
export type BulkAnswering = ReturnType<typeof useBulkAnswering>;
