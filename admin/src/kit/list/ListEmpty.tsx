/** No rows: none at all yet, or none that match. */
import { Button, type SvgIconProps } from '@mui/material';
import { type ComponentType } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isFilled } from '../commands/isFilled.ts';
import { EmptyState } from './EmptyState.tsx';

type ListEmptyProps = {
  icon: ComponentType<SvgIconProps>;
  /** The key of the messages. */
  words: string;
};

export const ListEmpty = ({ icon, words }: ListEmptyProps) => {
  const translate = useTranslate();
  const list = useListContext();
  const isFiltered = Object.values((list.filterValues ?? {}) as object).some(isFilled);
  const say = (key: 'title' | 'text', filtered: string) => {
    const usual = translate(`${words}.${key}`);
    return isFiltered ? translate(`${words}.${filtered}`, { _: usual }) : usual;
  };
  return (
    <EmptyState
      icon={icon}
      title={say('title', 'filteredTitle')}
      text={say('text', 'filteredText')}
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => list.setFilters({}, {})}>
            {translate('cotejo.lists.clear')}
          </Button>
        )
      }
    />
  );
};
