/** No rows: none at all yet, or none that match. */
import { Button, type SvgIconProps } from '@mui/material';
import { type ComponentType } from 'react';
import { useListContext } from 'react-admin';
import { isFilled } from '../commands/isFilled.ts';
import { type EmptyWords } from '../words/resource-words.ts';
import { EmptyState } from './EmptyState.tsx';

type ListEmptyProps = {
  icon: ComponentType<SvgIconProps> | undefined;
  words: EmptyWords;
};

export const ListEmpty = ({ icon, words }: ListEmptyProps) => {
  const list = useListContext();
  const isFiltered = Object.values((list.filterValues ?? {}) as object).some(isFilled);
  return (
    <EmptyState
      icon={icon}
      title={isFiltered ? words.filteredTitle : words.title}
      text={isFiltered ? words.filteredText : words.text}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => list.setFilters({}, {})}>
            Quitar filtros
          </Button>
        )
      }
    />
  );
};
