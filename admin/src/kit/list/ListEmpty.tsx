/** No rows: none at all yet, or none that match. */
import { Button, type SvgIconProps } from '@mui/material';
import { type ComponentType } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isFilled } from '../commands/isFilled.ts';
import { EmptyState } from './EmptyState.tsx';

type ListEmptyProps = { resource: string; icon: ComponentType<SvgIconProps> };

export const ListEmpty = ({ resource, icon }: ListEmptyProps) => {
  const translate = useTranslate();
  const list = useListContext();
  const isFiltered = Object.values((list.filterValues ?? {}) as object).some(isFilled);
  const say = (key: 'title' | 'text', filtered: string) => {
    const usual = translate(`resources.${resource}.empty.${key}`);
    return isFiltered ? translate(`resources.${resource}.empty.${filtered}`, { _: usual }) : usual;
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
