/** The filters in force, one chip for each: a click changes it, its cross takes it away. */
import Close from '@mui/icons-material/Close';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { type RefObject, useId } from 'react';
import { useListContext } from 'react-admin';
import { type FilterChip } from './filter.ts';

const look = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 32,
  borderRadius: 99,
  bgcolor: 'action.selected',
} as const;
const text = {
  display: 'block',
  font: 'inherit',
  fontSize: '0.8125rem',
  minHeight: 32,
  pl: 1.5,
  pr: 0.5,
  borderRadius: 99,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

type FilterChipsProps = {
  chips: readonly FilterChip[];
  onOpen: (field: string, anchor: HTMLElement) => void;
  /** Has the focus once the last chip is taken away. */
  rest: RefObject<HTMLElement | null>;
};

export const FilterChips = ({ chips, onOpen, rest }: FilterChipsProps) => {
  const id = useId();
  const { setFilters } = useListContext();
  const remove = ({ without }: FilterChip, next: FilterChip | undefined) => {
    (next ? document.getElementById(`${id}-${next.key}`) : rest.current)?.focus();
    setFilters(without, {});
  };
  if (chips.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label="Filtros activos" sx={{ display: 'contents' }}>
        {chips.map((chip, place) => (
          <Box component="li" key={chip.key} sx={look}>
            <ButtonBase
              id={`${id}-${chip.key}`}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onOpen(chip.field, currentTarget)}
              sx={text}
            >
              {chip.label}
            </ButtonBase>
            <IconButton
              size="small"
              aria-labelledby={`${id}-remove ${id}-${chip.key}`}
              onClick={() => remove(chip, chips[place + 1])}
              sx={{ p: 0.5, mr: 0.25 }}
            >
              <Close sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <span id={`${id}-remove`} hidden>
        Quitar el filtro
      </span>
    </>
  );
};
