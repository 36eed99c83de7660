/** The views that there are, the one that is open, and whether the list shows something else by now. */
import { useGetList, useListContext, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewColumnsKey } from '../columns/useColumns.ts';
import { filledValues, type FilterValues } from '../leadFilters.ts';
import {
  addressOf,
  contentOf,
  type HouseView,
  houseViewNames,
  houseViews,
  isSameView,
  usualSort,
  type ViewContent,
  type ViewRow,
} from './view.ts';

/** As many as the menu shows. */
const most = 100;
const none: readonly ViewRow[] = [];

export type OpenView =
  { readonly kind: 'house'; readonly name: HouseView } | { readonly kind: 'kept'; readonly view: ViewRow };

export const useViews = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useListContext();
  const [columns, setColumns] = useStore<readonly string[]>(viewColumnsKey, []);
  const [openId, setOpenId] = useStore<string | null>('leads.view', null);
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
    views.find(({ id }) => id === openId) ?? views.find((view) => isSameView(shown, contentOf(view)));
  const openView: OpenView | undefined = kept
    ? { kind: 'kept', view: kept }
    : house && { kind: 'house', name: house };

  const show = (content: ViewContent, id: string | null): void => {
    setOpenId(id);
    setColumns([...content.columns]);
    void navigate(addressOf(pathname, content));
  };
  return {
    views,
    error,
    shown,
    openView,
    isChanged: kept !== undefined && !isSameView(shown, contentOf(kept)),
    openHouseView: (name: HouseView) => show(houseViews[name], null),
    openKeptView: (view: ViewRow) => show(contentOf(view), view.id),
    openEverything: () => show({ filter: {}, sort: usualSort, columns: [] }, null),
    /** The view that was saved just now, or none after one was deleted. */
    setOpen: setOpenId,
  };
};
