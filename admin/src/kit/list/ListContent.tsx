/** The rows of a list as a table, or as cards on a phone, in pages; or why there are none. */
import { type SvgIconProps, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ComponentType, type ReactNode } from 'react';
import { useListContext, useResourceDefinition } from 'react-admin';
import { ReadSkeleton } from '../ui/ReadSkeleton.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListError } from './ListError.tsx';
import { ListPagination } from './ListPagination.tsx';
import { type EmptyWords } from '../words/resource-words.ts';
import { useWords } from '../useWords.ts';

export type ListContentProps = {
  resource: string;
  /** Its icon while it is empty; the resource's own if left out. */
  icon?: ComponentType<SvgIconProps> | undefined;
  table: ReactNode;
  cards: ReactNode;
  /** The words of an empty list; the resource's own if left out. */
  empty?: EmptyWords;
};

export const ListContent = (props: ListContentProps) => {
  const { resource, table, cards, empty } = props;
  const registered = useResourceDefinition({ resource }).icon as typeof props.icon;
  const words = useWords(resource);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext();
  const failed = <ListError title={words.error.list} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <ListEmpty icon={props.icon ?? registered} words={empty ?? words.empty} />;
  return (
    <>
      {error && failed}
      {isNarrow ? cards : table}
      <ListPagination />
    </>
  );
};
