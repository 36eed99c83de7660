/** The rows of a list as a table, or as cards on a phone, in pages; or why there are none. */
import { type SvgIconProps, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ComponentType, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ReadSkeleton } from '../ui/ReadSkeleton.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListError } from './ListError.tsx';
import { ListPagination } from './ListPagination.tsx';

export type ListContentProps = {
  resource: string;
  icon: ComponentType<SvgIconProps>;
  table: ReactNode;
  cards: ReactNode;
  /** The key of what an empty one says; the resource's own if left out. */
  emptyWords?: string;
};

export const ListContent = (props: ListContentProps) => {
  const { resource, icon, table, cards, emptyWords = `resources.${resource}.empty` } = props;
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext();
  const failed = <ListError title={translate(`resources.${resource}.error.list`)} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <ListEmpty icon={icon} words={emptyWords} />;
  return (
    <>
      {error && failed}
      {isNarrow ? cards : table}
      <ListPagination />
    </>
  );
};
