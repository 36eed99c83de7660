/** The views that there are, the one that is open, and whether the list shows something else by now. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetList, useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListViews, type ViewContent } from '../../kit/context.ts';
import {
  addressOf,
  contentOf,
  isSameView,
  isStillIn,
  openedAs,
  type OpenedView,
  viewColumnsKey,
  type ViewRow,
} from './view.ts';

/** As many as the menu shows. */
const most = 100;
const none: readonly ViewRow[] = [];

export type OpenView =
  | { readonly kind: 'house'; readonly name: string }
  | { readonly kind: 'kept'; readonly view: ViewRow };

export const useViews = (resource: string, listViews: ListViews) => {
  const { usualSort, filled, house: houseViews } = listViews;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useListContext();
  const [columns, setColumns] = useStore<readonly string[]>(viewColumnsKey(resource), []);
  const [opened, setOpened] = useStore<OpenedView | null>(`${resource}.openView`, null);
  const { data: views = none, error } = useGetList<ViewRow>('views', {
    filter: { resource },
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
  });

  const shown: ViewContent = {
    filter: filled(list.filterValues as ViewContent['filter']),
    sort: list.sort,
    columns,
  };
  const house = Object.entries(houseViews).find(([, view]) => isSameView(shown, view))?.[0];
  // One that shows the same is open even where nobody opened it: an address was followed.
  const kept =
    views.find(({ id }) => id === opened?.id) ??
    views.find((view) => isSameView(shown, contentOf(view, listViews)));
  const openView: OpenView | undefined = kept
    ? { kind: 'kept', view: kept }
    : house === undefined
      ? undefined
      : { kind: 'house', name: house };

  /** The columns that it brought along go with it. */
  const leave = (): void => {
    if (opened) setOpened(null);
    if (columns.length > 0) setColumns([]);
  };
  const isArrival = useRef(true);
  const follow = useEffectEvent(() => {
    if (opened && isStillIn(opened, shown, isArrival.current)) setOpened(openedAs(opened.id, shown));
    else leave();
    isArrival.current = false;
  });
  const filters = JSON.stringify(shown.filter);
  useEffect(() => follow(), [filters]);

  const show = (content: ViewContent, id: string): void => {
    setOpened(openedAs(id, content));
    setColumns([...content.columns]);
    void navigate(addressOf(pathname, content));
  };
  return {
    views,
    error,
    shown,
    openView,
    isChanged: kept !== undefined && !isSameView(shown, contentOf(kept, listViews)),
    openHouseView: (name: string, content: ViewContent) => show(content, name),
    openKeptView: (view: ViewRow) => show(contentOf(view, listViews), view.id),
    openEverything: (): void => {
      leave();
      void navigate(addressOf(pathname, { filter: {}, sort: usualSort }));
    },
    /** The view that was saved just now, or none after one was deleted. */
    setOpen: (id: string | null) => (id === null ? leave() : setOpened(openedAs(id, shown))),
  };
};
