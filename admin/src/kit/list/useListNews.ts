/** The live list: shows changes at once where rows may move, and counts them where they may not. */
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useHeldNews } from '../live/useHeldNews.ts';
import {
  type Announcement,
  announcementOf,
  listNews,
  mayMove,
  withPending,
  type PendingChanges,
  waitingOf,
} from './listNews.ts';

/** How long a row stays marked; milliseconds. */
const markTime = 4_000;
const none: ReadonlySet<string> = new Set();
const nothingPending: PendingChanges = new Map();

export type ListNewsState = {
  /** Records that changed and wait to be shown. */
  readonly waiting: number;
  readonly showWaiting: () => void;
  readonly highlighted: ReadonlySet<string>;
  readonly announcement: Announcement | undefined;
  /** Notices a hand on the rows: spread it on what holds them. */
  readonly held: ReturnType<typeof useHeldNews>;
};

type ListAnswer = { readonly data?: { readonly data?: readonly RaRecord[] } };

export const useListNews = (resource: string): ListNewsState => {
  const list = useListContext<RaRecord>();
  const { data, page, selectedIds, refetch, setPage, sort } = list;
  // Another page, filter or order is read afresh: what waited for the one before waits no more.
  const asked = JSON.stringify([page, list.filterValues, sort]);
  const [kept, setKept] = useState({ asked, pending: nothingPending });
  const waiting = waitingOf(kept.asked === asked ? kept.pending : nothingPending, data ?? []);
  const [highlighted, setHighlighted] = useState(none);
  const [announcement, setAnnouncement] = useState<Announcement>();
  const rows = useRef<readonly RaRecord[]>([]);
  useEffect(() => {
    rows.current = data ?? [];
  }, [data]);

  useEffect(() => {
    if (highlighted.size === 0) return;
    const timer = setTimeout(() => setHighlighted(none), markTime);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const show = async (ids: ReadonlySet<string>) => {
    const before = rows.current;
    const answer = (await refetch()) as unknown as ListAnswer;
    const news = listNews(before, answer.data?.data ?? [], ids);
    const marked = [...news.arrived, ...news.changed].map(({ id }) => String(id));
    if (marked.length > 0) setHighlighted(new Set(marked));
    setAnnouncement(announcementOf(news));
  };

  const held = useHeldNews(resource, (ids) => {
    if (mayMove({ page, selected: selectedIds.length })) return show(ids);
    setKept((before) => ({
      asked,
      pending: withPending(before.asked === asked ? before.pending : nothingPending, rows.current, ids),
    }));
  });

  const showWaiting = () => {
    setKept({ asked, pending: nothingPending });
    if (page === 1) void show(waiting);
    else setPage(1);
  };

  return { waiting: waiting.size, showWaiting, highlighted, announcement, held };
};
