/** Examples of a list's search and filters: their states, as data. */
import { Button } from '@mui/material';
import { type ReactElement, useRef, useState } from 'react';
import { ListContextProvider, SelectInput, useList, useListContext } from 'react-admin';
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

const insurer: FilterField = {
  name: 'insurerId',
  label: 'Aseguradora',
  input: <SelectInput source="insurerId" label="Aseguradora" choices={choices} helperText={false} />,
};

/** The bar of a list whose every filter is in force, as long as none is taken away. */
const Narrowed = () => {
  const list = useListContext();
  const values = list.filterValues as Readonly<Record<string, string>>;
  const inForce = [status, insurer].filter(({ name }) => values[name]);
  return (
    <FilterBar
      fields={[status, insurer]}
      chips={inForce.map(({ name, label }) => ({
        key: `${name}/${values[name]}`,
        field: name,
        label: `${label}: ${choices.find(({ id }) => id === values[name])?.name}`,
        without: Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)),
      }))}
    />
  );
};

const everyFilter = { status: 'ACTIVE', insurerId: 'PENDING' };

const AllInForce = () => (
  <ListContextProvider value={useList({ data: [...companies], resource: 'companies', filter: everyFilter })}>
    <Narrowed />
  </ListContextProvider>
);

const Chips = () => {
  const rest = useRef<HTMLButtonElement>(null);
  return <FilterChips chips={chips} onOpen={nothing} rest={rest} />;
};

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
    'all in force': <AllInForce />,
    'without a search': (
      <Within>
        <FilterBar fields={[status]} chips={[]} />
      </Within>
    ),
  },
  FilterChips: {
    'two in force': (
      <Within>
        <Chips />
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
          <SeveralInput source="status" label="Estado" choices={choices} />
        </FilterForm>
      </Within>
    ),
  },
};
