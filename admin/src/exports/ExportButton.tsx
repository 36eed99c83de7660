/** Exports everything that the filters of the list around it leave. */
import { useListContext } from 'react-admin';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useResources } from '../kit/useContexts.ts';
import { ExportMenu } from './ExportMenu.tsx';

export const ExportButton = () => {
  const list = useListContext();
  const identity = useConsoleIdentity();
  const { filterQuery } = useResources().find(({ name }) => name === list.resource) ?? {};
  const values = { ...(list.filterValues as object), ...(list.filter as object) };
  return (
    <ExportMenu
      resource={list.resource}
      filter={filterQuery ? filterQuery(values, identity?.id) : values}
      sort={list.sort}
    />
  );
};
