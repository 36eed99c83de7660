/** The views that there are, the one that is open, and whether the list shows something else by now. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetList, useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewColumnsKey } from '../columns/useColumns.ts';
import { filledValues, type FilterValues } from '../filters/leadFilters.ts';
import {
  addressOf,
  contentOf,
  type HouseView,
  houseViewNames,
  houseViews,
  isSameView,
  isStillIn,
  openedAs,
  type OpenedView,
  usualSort,
  type ViewContent,
  type ViewRow,
} from './view.ts';

/** As many as the menu shows. */
const most = 100;
const none: readonly ViewRow[] = [];

export type OpenView =
  | { readonly kind: 'house'; readonly name: HouseView }
  | { readonly kind: 'kept'; readonly view: ViewRow };

export const useViews = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useListContext();
  const [columns, setColumns] = useStore<readonly string[]>(viewColumnsKey, []);
  const [opened, setOpened] = useStore<OpenedView | null>('leads.openView', null);
  const { data: views = none, error } = useGetList<ViewRow>('views', {
    filter: { resource: 'leads' },
    pagination: { page: 1, perPage: most },
    sort: { field: 'name', order: 'ASC' },
  });

  const shown: ViewContent = {
    filter: filledValues(list.filterValues as FilterValues),
    sort: list.sort,
    columns,
  };
  const house = houseViewNames.find((name) => isSameView(shown, houseViews[name]));
  // One that shows the same is open even where nobody opened it: an address was followed.
  const kept =
    views.find(({ id }) => id === opened?.id) ?? views.find((view) => isSameView(shown, contentOf(view)));
  const openView: OpenView | undefined = kept
    ? { kind: 'kept', view: kept }
    : house && { kind: 'house', name: house };

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
    isChanged: kept !== undefined && !isSameView(shown, contentOf(kept)),
    openHouseView: (name: HouseView) => show(houseViews[name], name),
    openKeptView: (view: ViewRow) => show(contentOf(view), view.id),
    openEverything: (): void => {
      leave();
      void navigate(addressOf(pathname, { filter: {}, sort: usualSort }));
    },
    /** The view that was saved just now, or none after one was deleted. */
    setOpen: (id: string | null) => (id === null ? leave() : setOpened(openedAs(id, shown))),
  };
};
