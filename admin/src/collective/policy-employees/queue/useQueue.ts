/** The state of the queue: the request that is looked at, its answer, and what the keys do. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { useEffect, useRef, useState } from 'react';
import { useGetOne, useListContext, useNotify } from 'react-admin';
import { permissionFor } from '../../../kit/commands/permission.ts';
import { useSayDone } from '../../../kit/commands/useSayDone.ts';
import { answerOf } from '../coverage.ts';
import { useReview, useReviewEnds } from '../useReview.ts';
import { choicesTo, nothingText, tooManyText } from './bulkCoverages.ts';
import { afterAnswer, followed, moved } from './moves.ts';
import { offerKeys, type QueueKeys } from './queueKeys.ts';
import { type BulkAnswering } from './useBulkAnswering.ts';

type Answer = { readonly coverage: CoverageRecord; readonly command: string };

const toRow = (id: string): void => {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

export const useQueue = (bulk: BulkAnswering) => {
  const notify = useNotify();
  const sayDone = useSayDone('policy-employees');
  const { data: rows = [], onToggleItem, ...list } = useListContext<CoverageRecord>();
  const asked = JSON.stringify([list.filterValues, list.page]);
  const [shown, setShown] = useState(asked);
  const [looked, look] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const [lastAnswered, setLastAnswered] = useState<string>();
  const focusNext = useRef<string>(undefined);
  // Another filter, search or page takes away what it does not list: no key answers what is out of sight.
  if (shown !== asked && !list.isPlaceholderData) {
    setShown(asked);
    look(followed(rows, looked));
  }
  // What was just answered stays on the page until that is read again.
  const id = looked ?? rows.find((row) => row.id !== lastAnswered)?.id;
  // From now on this one, whatever the list does: nobody answers another one than the one that was read.
  if (looked === undefined && id !== undefined) look(id);
  const listed = rows.find((row) => row.id === id);
  // One that somebody else has answered leaves the list, and stays here with what became of it.
  const { data: kept } = useGetOne<CoverageRecord>(
    'policy-employees',
    { id: id ?? '' },
    { enabled: id !== undefined && listed === undefined, onError: () => undefined },
  );
  const coverage = listed ?? (kept?.id === id ? kept : undefined);

  const review = useReview(coverage);
  useReviewEnds(rows);

  const answerWith = (kind: 'accept' | 'decline') => {
    const command = coverage && answerOf(coverage.status, kind);
    if (!command) return;
    const { allowed, reason } = permissionFor(coverage, command);
    if (allowed) setAnswer({ coverage, command });
    else notify(reason ?? 'ra.notification.not_authorized', { type: 'warning' });
  };
  const refuse = (text: string) => notify(text, { type: 'warning' });
  const answerSelected = (kind: 'accept' | 'decline') => {
    const [choice, another] = choicesTo(kind, bulk.choices);
    if (bulk.isTooMany) refuse(tooManyText);
    else if (!choice) refuse(nothingText);
    else if (another) refuse('Hay altas y bajas entre las seleccionadas: elige la respuesta en la barra.');
    else bulk.choose(choice);
  };
  /** Selected requests come before the one that is looked at. */
  const answerByKey = list.selectedIds.length > 0 ? answerSelected : answerWith;
  /** One reads what one reviews: never several requests at once, nor another one than those that are selected. */
  const reviewByKey = () => {
    if (list.selectedIds.every((selected) => selected === id)) void review.toggle();
    else refuse('Se revisa de a una: quita la selección y elige la que vas a revisar.');
  };
  const goTo = (next: string | undefined) => {
    if (next === undefined) return;
    look(next);
    toRow(next);
  };
  const keys: QueueKeys = {
    j: () => goTo(moved(rows, id, 1)),
    k: () => goTo(moved(rows, id, -1)),
    a: () => answerByKey('accept'),
    r: () => answerByKey('decline'),
    t: reviewByKey,
    x: () => {
      if (listed) onToggleItem(listed.id);
    },
  };
  // After the dialog has closed, which gives the focus back to the row that was answered.
  useEffect(() => {
    if (focusNext.current !== undefined) toRow(focusNext.current);
    focusNext.current = undefined;
  });
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(
    () =>
      offerKeys({
        j: () => latest.current.j(),
        k: () => latest.current.k(),
        a: () => latest.current.a(),
        r: () => latest.current.r(),
        t: () => latest.current.t(),
        x: () => latest.current.x(),
      }),
    [],
  );

  return {
    coverage,
    look,
    answerWith,
    /** The answer that is being given, to the newest that is known of the request. */
    answer: answer && {
      ...answer,
      coverage: coverage?.id === answer.coverage.id ? coverage : answer.coverage,
    },
    closeAnswer: () => setAnswer(undefined),
    answered: () => {
      const done = answer?.coverage.id;
      const next = done && afterAnswer(rows, done);
      setAnswer(undefined);
      setLastAnswered(done);
      if (answer) sayDone(answer.command);
      // Nothing is looked at where nothing is left.
      look(next);
      focusNext.current = next;
    },
  };
};
