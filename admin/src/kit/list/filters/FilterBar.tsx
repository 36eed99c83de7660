/** Search and filters of a list on one line: chips of those in force, and a menu of the others; on a phone, a drawer with all. */
import Add from '@mui/icons-material/Add';
import FilterList from '@mui/icons-material/FilterList';
import { Badge, Box, Button, MenuItem, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { RefusedButton } from '../../commands/RefusedButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { type FilterChip, type FilterField } from './filter.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { filterInputs, FilterPopover } from './FilterPopover.tsx';
import { ListSearch } from './ListSearch.tsx';
import { plural } from '../../words/plural.ts';

export type FilterBarProps = {
  /** The label of the search field; none for a list that isn't searched. */
  search?: string | undefined;
  fields: readonly FilterField[];
  chips: readonly FilterChip[];
  /** The order, for where there are no column headings to choose it by. */
  sort?: ReactNode;
  /** The filter of the list once all chips are taken away; what is searched for where it is left out. */
  cleared?: Readonly<Record<string, unknown>>;
};

/** The button of the filters without a chip, which has the focus once a chip is gone that had it. */
type Rest = RefObject<HTMLButtonElement | null>;
const focusOn = (rest: Rest): void => rest.current?.focus();

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 } as const;
const drawerId = 'list-filters';

const ClearButton = ({ cleared, rest }: Pick<FilterBarProps, 'cleared'> & { rest: Rest }) => {
  const list = useListContext();
  const { q } = list.filterValues as { q?: unknown };
  const clear = () => {
    focusOn(rest);
    list.setFilters(cleared ?? (q ? { q } : {}), {});
  };
  return (
    <Button size="small" onClick={clear}>
      Quitar filtros
    </Button>
  );
};

type Open = { readonly name: string; readonly anchor: HTMLElement };

const useOpenField = (fields: readonly FilterField[], rest: Rest) => {
  const [open, setOpen] = useState<Open>();
  const field = fields.find(({ name }) => name === open?.name);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      if (document.activeElement === document.body) focusOn(rest);
    };
  }, [open, rest]);
  return {
    openField: (name: string, anchor: HTMLElement) => setOpen({ name, anchor }),
    popover: open && field && (
      <FilterPopover field={field} anchor={open.anchor} onClose={() => setOpen(undefined)} />
    ),
  };
};

const WideBar = ({ search, fields, chips, cleared }: FilterBarProps) => {
  const rest = useRef<HTMLButtonElement>(null);
  const { openField, popover } = useOpenField(fields, rest);
  const others = fields.filter(({ name }) => !chips.some(({ field }) => field === name));
  const add = { ref: rest, startIcon: <Add /> };
  return (
    <Box sx={line}>
      {search && (
        <Box sx={{ flex: '1 1 220px', maxWidth: 380 }}>
          <FilterForm>
            <ListSearch label={search} />
          </FilterForm>
        </Box>
      )}
      <FilterChips chips={chips} onOpen={openField} rest={rest} />
      {others.length > 0 && (
        <MenuButton {...add} label="Filtro">
          {(close) =>
            others.map(({ name, label }) => (
              <MenuItem
                key={name}
                onClick={() => {
                  close();
                  if (rest.current) openField(name, rest.current);
                }}
              >
                {label}
              </MenuItem>
            ))
          }
        </MenuButton>
      )}
      {others.length === 0 && fields.length > 0 && (
        <RefusedButton {...add} reason="Ya están puestos todos los filtros.">
          Filtro
        </RefusedButton>
      )}
      {chips.length > 0 && <ClearButton cleared={cleared} rest={rest} />}
      {popover}
    </Box>
  );
};

const NarrowBar = ({ search, fields, chips, sort, cleared }: FilterBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const rest = useRef<HTMLButtonElement>(null);
  const { openField, popover } = useOpenField(fields, rest);
  const count = new Set(chips.map(({ field }) => field)).size;
  return (
    <Box sx={line}>
      <Box sx={{ flexBasis: '100%' }}>
        <FilterForm>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {search && <ListSearch label={search} />}
            {(fields.length > 0 || sort) && (
              <Badge badgeContent={count} color="primary">
                <Button
                  ref={rest}
                  variant="outlined"
                  startIcon={<FilterList />}
                  onClick={() => setIsOpen(!isOpen)}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? drawerId : undefined}
                  aria-label={
                    count > 0
                      ? plural(count, `Filtros, ${count} activo`, `Filtros, ${count} activos`)
                      : undefined
                  }
                  sx={{ height: 40, bgcolor: 'background.paper' }}
                >
                  Filtros
                </Button>
              </Badge>
            )}
          </Box>
        </FilterForm>
        <FilterDrawer id={drawerId} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <FilterForm>
            <Box sx={{ ...filterInputs, pt: 1.75 }}>
              {fields.map(({ name, input }) => (
                <Box key={name}>{input}</Box>
              ))}
              {sort}
            </Box>
          </FilterForm>
        </FilterDrawer>
      </Box>
      <FilterChips chips={chips} onOpen={openField} rest={rest} />
      {chips.length > 0 && <ClearButton cleared={cleared} rest={rest} />}
      {popover}
    </Box>
  );
};

export const FilterBar = (props: FilterBarProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!props.search && props.fields.length === 0) return null;
  const Bar = isNarrow ? NarrowBar : WideBar;
  return (
    <Box role="search" aria-label="Buscar y filtrar" sx={{ mb: 2 }}>
      <Bar {...props} />
    </Box>
  );
};
