/** Examples of a list's search and filters: their states, as data. */
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { ListContextProvider, SelectInput, useList } from 'react-admin';
import { companies } from '../../../testing/example-companies.tsx';
import { type Examples } from '../../../testing/example.ts';
import { type FilterChip, type FilterField } from './filter.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SeveralInput } from './SeveralInput.tsx';

const nothing = () => undefined;
const choices = [
  { id: 'ACTIVE', name: 'Activa' },
  { id: 'PENDING', name: 'Pendiente' },
];
const status: FilterField = {
  name: 'status',
  label: 'Estado',
  input: <SelectInput source="status" label="Estado" choices={choices} helperText={false} />,
};
const chips: readonly FilterChip[] = [
  { key: 'status', field: 'status', label: 'Estado: Activa', without: {} },
  {
    key: 'insurer',
    field: 'insurerId',
    label: 'Aseguradora: Compañía Peruana de Seguros Generales y de Vida de los Andes',
    without: {},
  },
];

const Within = ({ children }: { children: ReactElement }) => (
  <ListContextProvider value={useList({ data: [...companies], resource: 'companies' })}>
    {children}
  </ListContextProvider>
);

/** Opened beside a button, as in the bar. */
const Opened = () => {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  return (
    <Within>
      <>
        <Button ref={setAnchor}>Estado</Button>
        {anchor && <FilterPopover field={status} anchor={anchor} onClose={nothing} />}
      </>
    </Within>
  );
};

export const examples: Examples = {
  FilterBar: {
    'none in force': (
      <Within>
        <FilterBar search="Buscar por nombre o documento" fields={[status]} chips={[]} />
      </Within>
    ),
    'two in force': (
      <Within>
        <FilterBar search="Buscar por nombre o documento" fields={[status]} chips={chips} />
      </Within>
    ),
    'without a search': (
      <Within>
        <FilterBar fields={[status]} chips={[]} />
      </Within>
    ),
  },
  FilterChips: {
    'two in force': (
      <Within>
        <FilterChips chips={chips} onOpen={nothing} />
      </Within>
    ),
  },
  FilterDrawer: {
    open: {
      isModal: true,
      element: (
        <Within>
          <FilterDrawer id="example-filters" isOpen onClose={nothing}>
            <FilterForm>{status.input}</FilterForm>
          </FilterDrawer>
        </Within>
      ),
    },
  },
  FilterPopover: { open: { isModal: true, element: <Opened /> } },
  ListSearch: {
    usual: (
      <Within>
        <FilterForm>
          <ListSearch label="Buscar por nombre o documento" />
        </FilterForm>
      </Within>
    ),
  },
  SeveralInput: {
    usual: (
      <Within>
        <FilterForm>
          <SeveralInput source="status" label="resources.companies.fields.status" choices={choices} />
        </FilterForm>
      </Within>
    ),
  },
};
