/** The inputs of one filter, beside what opened them. */
import { Box, Popover } from '@mui/material';
import { type FilterField } from './filter.ts';
import { FilterForm } from './FilterForm.tsx';

export const filterInputs = {
  display: 'grid',
  gap: 1.75,
  '& .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .MuiInputBase-root': { bgcolor: 'background.paper' },
} as const;

const focusFirst = (content: HTMLElement | null): void =>
  content?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();

type FilterPopoverProps = { field: FilterField; anchor: HTMLElement; onClose: () => void };

export const FilterPopover = ({ field, anchor, onClose }: FilterPopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{
      paper: { role: 'dialog', 'aria-label': field.label, sx: { mt: 0.5, width: 340, p: 2 } },
    }}
  >
    <FilterForm>
      <Box ref={focusFirst} sx={filterInputs}>
        {field.input}
      </Box>
    </FilterForm>
  </Popover>
);
