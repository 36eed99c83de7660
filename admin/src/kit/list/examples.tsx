/** Examples of lists and their pieces: their states, as data. */
import { noun } from '@cotejo/core/kit/record';
import Inbox from '@mui/icons-material/Inbox';
import { Button } from '@mui/material';
import { type ReactElement } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { httpError } from '../providers/http-error.ts';
import { companies, company, companyList, type ExampleCompany } from '../../testing/example-companies.tsx';
import { resourceWords } from '../words/resource-words.ts';
import { type Example, type Examples } from '../../testing/example.ts';
import { DensityButton } from './DensityButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ListContent } from './ListContent.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListError } from './ListError.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListNews } from './ListNews.tsx';
import { ListPage } from './ListPage.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListTotal } from './ListTotal.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordName } from './RecordName.tsx';
import { RecordPart } from './RecordPart.tsx';
import { RecordTable } from './RecordTable.tsx';

const nothing = () => undefined;
const words = resourceWords(noun('empresa', 'empresas', 'f'));
const icon = Inbox;

const Within = ({ children, ...state }: { children: ReactElement; [state: string]: unknown }) => {
  const list = useList<ExampleCompany>({ data: [...companies], resource: 'companies' });
  return (
    <ResourceContextProvider value="companies">
      <ListContextProvider value={{ ...list, ...state } as never}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
};

const table = <RecordTable config={companyList} />;
const cards = <RecordCards config={companyList} />;
const content = <ListContent resource="companies" icon={icon} table={table} cards={cards} />;
const refused = httpError(400, undefined, 'La consulta no es válida.');

const answered = (data: readonly ExampleCompany[]): Example['reads'] => ({
  getList: async () => ({ data: data as never, total: data.length }),
});
/** The states of what reads its rows by itself. */
const read = (element: ReactElement): Readonly<Record<string, Example>> => ({
  'on its way': { element },
  'with rows': { element, reads: answered(companies) },
  empty: { element, reads: answered([]) },
  'not read': { element, reads: { getList: () => Promise.reject(refused) } },
});
const named = (element: ReactElement) => (
  <ResourceContextProvider value="companies">{element}</ResourceContextProvider>
);

export const examples: Examples = {
  DensityButton: { usual: <DensityButton /> },
  EmptyState: {
    'with something to do': (
      <EmptyState
        icon={icon}
        title="Todavía no hay empresas"
        text="Registra la primera."
        action={<Button variant="contained">Registrar empresa</Button>}
      />
    ),
  },
  ListContent: {
    'with rows': <Within>{content}</Within>,
    'on its way': (
      <Within data={undefined} isPending>
        {content}
      </Within>
    ),
    'older rows after an error': <Within error={refused}>{content}</Within>,
  },
  ListEmpty: {
    'none at all': (
      <Within filterValues={{}}>
        <ListEmpty icon={icon} words={words.empty} />
      </Within>
    ),
    'none that match': (
      <Within filterValues={{ q: 'textil' }}>
        <ListEmpty icon={icon} words={words.empty} />
      </Within>
    ),
  },
  ListError: {
    usual: (
      <Within error={refused}>
        <ListError title="No se pudieron leer las empresas" />
      </Within>
    ),
  },
  ListFilters: {
    'none in force': (
      <Within>
        <ListFilters config={companyList} />
      </Within>
    ),
    'in force': (
      <Within filterValues={{ q: 'textil', status: 'ACTIVE' }}>
        <ListFilters config={companyList} />
      </Within>
    ),
  },
  ListNews: {
    'changes that wait': (
      <Within>
        <ListNews
          resource="companies"
          news={{
            waiting: 3,
            showWaiting: nothing,
            highlighted: new Set(),
            announcement: { key: 'changedMany', count: 3 },
            held: {} as never,
          }}
        />
      </Within>
    ),
  },
  ListPage: read(
    <ListPage
      resource="companies"
      icon={icon}
      sort={{ field: 'legalName', order: 'ASC' }}
      filters={null}
      table={table}
      cards={cards}
    />,
  ),
  ListPagination: {
    'of a few': (
      <Within>
        <ListPagination />
      </Within>
    ),
    'where counting ends': (
      <Within total={10_000} page={400} perPage={25} meta={{ atLeast: true }}>
        <ListPagination />
      </Within>
    ),
  },
  ListTotal: {
    counted: (
      <Within>
        <ListTotal resource="companies" />
      </Within>
    ),
  },
  RecordCards: { usual: <Within>{cards}</Within> },
  RecordList: read(<RecordList config={companyList} />),
  RecordName: { usual: named(<RecordName config={companyList} row={company} />) },
  RecordPart: read(named(<RecordPart config={companyList} of={{ companyId: company.id }} />)),
  RecordTable: { usual: <Within>{table}</Within> },
};
