/** The inputs of one filter, beside what opened them. */
import { Box, Popover } from '@mui/material';
import { useState } from 'react';
import { type FilterField } from './filter.ts';
import { FilterForm } from './FilterForm.tsx';

export const filterInputs = {
  display: 'grid',
  gap: 1.75,
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

/** Once the popover has its size: choices that open with the focus are placed by it. */
const focusFirst = (popover: HTMLElement): void =>
  popover.querySelector<HTMLElement>('[role="combobox"], input')?.focus();

type FilterPopoverProps = { field: FilterField; anchor: HTMLElement; onClose: () => void };

export const FilterPopover = ({ field, anchor, onClose }: FilterPopoverProps) => {
  // Chips come, go and move with what is chosen: the inputs stay in their place.
  const [place] = useState(() => {
    const { bottom, left } = anchor.getBoundingClientRect();
    return { top: bottom, left };
  });
  return (
    <Popover
      open
      anchorReference="anchorPosition"
      anchorPosition={place}
      onClose={onClose}
      slotProps={{
        transition: { onEntered: focusFirst },
        paper: { role: 'dialog', 'aria-label': field.label, sx: { mt: 0.5, width: 340, p: 2 } },
      }}
    >
      <FilterForm>
        <Box sx={filterInputs}>{field.input}</Box>
      </FilterForm>
    </Popover>
  );
};
