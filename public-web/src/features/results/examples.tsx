/** The comparator of a line, in its states. */
import { emptySearch } from '../../domain/search-address.ts';
import { fullCard, unpricedCard } from '../../plans/examples.tsx';
import { type Example, type Examples } from '../../testing/example.ts';
import { exampleCards, exampleLine } from '../../testing/example-products.ts';
import { CompareBox } from './CompareBox.tsx';
import { CompareTray } from './CompareTray.tsx';
import { CheckList } from './filters/CheckList.tsx';
import { CheckTree } from './filters/CheckTree.tsx';
import { AmountFilter } from './filters/AmountFilter.tsx';
import { ListFilter, TreeFilter } from './filters/ChoiceFilter.tsx';
import { FilterCard } from './filters/FilterCard.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { LimitList } from './filters/LimitList.tsx';
import { RangeFilter } from './filters/RangeFilter.tsx';
import { KeptSearch } from './KeptSearch.tsx';
import { LineQuestions } from './LineQuestions.tsx';
import { type ResultsData } from './results-loader.ts';
import { ResultsList } from './ResultsList.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TrustPanel } from './TrustPanel.tsx';
import { type CurrentSearch } from './use-search.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { Skeletons, WaitingMessage } from './Waiting.tsx';

const nothing = (): void => undefined;
const current: CurrentSearch = { search: emptySearch, pathTo: () => '/Comparar/EPS', goTo: nothing };
const picked = {
  ...current,
  search: { ...emptySearch, compared: ['Eps-Pacifica-Base', 'Eps-De-Otra-Pagina', 'Tres'] },
};
const leaf = (id: string, name: string, total: number) => ({ id, name, total });
const companies = [
  { ...leaf('EPS', 'EPS', 7), children: [leaf('7', 'Pacífica del Sur EPS', 4), leaf('8', 'Andina EPS', 3)] },
  {
    ...leaf('ASEG', 'Aseguradoras', 1),
    children: [leaf('9', 'Aseguradora de Todo el Norte y del Oriente', 1)],
  },
];
const clinics = Array.from({ length: 12 }, (_, nth) =>
  leaf(`${nth}`, `Clínica San Pablo de la Sierra ${nth}`, nth),
);
const prices = { from: 90, to: 1_240, unit: { code: 'PEN' } };
const deductibles = { from: 0, to: 1_500, unit: { code: 'PEN' } };
const limits = [0, 500, 1_500].map((most, nth) => ({ most, total: 5 + nth }));
const filters = {
  insuranceTypes: [],
  organizations: companies,
  features: [leaf('1', 'Telemedicina', 5), leaf('2', 'Médico a domicilio', 0)],
  coverageCountries: [],
  coverageOrganizations: clinics,
  prices,
  deductibles: undefined,
  deductibleLimits: undefined,
};
const found: ResultsData = {
  line: exampleLine,
  names: [],
  results: {
    cards: [fullCard, unpricedCard],
    total: 45,
    bestScore: fullCard.score,
    filters,
    day: '2026-11-26',
  },
  missing: [],
  forgotten: [],
  profile: { cotizante: [{ sexo: 'Femenino', edad: 38 }] },
  questions: [{ name: 'EPS', title: 'EPS', questions: [{ question: '¿Cubre?', answer: 'Sí.' }] }],
  isRefused: false,
};
const nothingFound = {
  ...found,
  results: { cards: [], total: 0, bestScore: undefined, filters, day: '2026-11-26' },
};
const list = <ResultsList current={current} isLoading={false} />;
const page = (loaderData: ResultsData, query = ''): Example => ({
  element: <ResultsPage />,
  loaderData,
  path: `${exampleLine.compareUrl}${query}`,
});

export const examples: Examples = {
  CompareBox: {
    usual: <CompareBox current={current} plan={exampleCards[0]!} />,
    full: <CompareBox current={picked} plan={exampleCards[1]!} />,
  },
  CompareTray: {
    one: {
      element: (
        <CompareTray
          current={{ ...current, search: { ...emptySearch, compared: ['Uno'] } }}
          cards={[]}
          names={[]}
        />
      ),
    },
    full: { element: <CompareTray current={picked} cards={exampleCards} names={[]} /> },
  },
  CheckList: {
    many: (
      <CheckList
        name="a"
        values={clinics}
        chosen={['3']}
        searchLabel="Busca una clínica"
        onChange={nothing}
      />
    ),
    none: <CheckList name="b" values={[]} chosen={[]} onChange={nothing} />,
  },
  CheckTree: {
    all: <CheckTree name="c" tree={companies} chosen={undefined} onChange={nothing} />,
    one: <CheckTree name="d" tree={companies} chosen={['7']} onChange={nothing} />,
    explained: (
      <CheckTree
        name="i"
        tree={companies.map((kind) => ({ ...kind, tooltip: 'Salud para trabajadores en planilla.' }))}
        chosen={undefined}
        onChange={nothing}
      />
    ),
    none: <CheckTree name="e" tree={companies} chosen={[]} onChange={nothing} />,
  },
  AmountFilter: {
    limits: (
      <AmountFilter
        {...current}
        filters={{ ...filters, deductibles, deductibleLimits: limits }}
        forgotten={[]}
        of="deductibles"
      />
    ),
    refused: <AmountFilter {...current} filters={filters} forgotten={['toPrice']} of="prices" />,
    'another limit': (
      <AmountFilter
        {...current}
        search={{ ...emptySearch, bounds: { toDeductible: 700 } }}
        filters={{ ...filters, deductibles, deductibleLimits: limits }}
        forgotten={[]}
        of="deductibles"
      />
    ),
    'no deductibles left': (
      <AmountFilter
        {...current}
        search={{ ...emptySearch, bounds: { fromDeductible: 700 } }}
        filters={{ ...filters, deductibles: { ...deductibles, to: 0 } }}
        forgotten={[]}
        of="deductibles"
      />
    ),
  },
  ChoiceFilter: {
    tree: <TreeFilter {...current} filters={filters} missing={[]} forgotten={[]} of="organizations" />,
    list: <ListFilter {...current} filters={filters} missing={[]} forgotten={[]} of="features" />,
  },
  LimitList: {
    usual: <LimitList name="h" limits={limits} chosen={0} labelOf={String} onChange={nothing} />,
  },
  FilterCard: {
    usual: <FilterCard title="Precio">…</FilterCard>,
    loading: (
      <FilterCard title="Clínicas" isLoading>
        …
      </FilterCard>
    ),
    error: (
      <FilterCard title="Aseguradoras" error="Elige al menos una opción." onClear={nothing}>
        …
      </FilterCard>
    ),
    warning: (
      <FilterCard title="Clínicas" warning="Lo que el enlace pedía aquí ya no existe.">
        …
      </FilterCard>
    ),
  },
  FilterPanel: {
    usual: <FilterPanel {...current} filters={filters} missing={[]} forgotten={[]} />,
    filtered: (
      <FilterPanel
        {...current}
        search={{ ...emptySearch, chosen: { organizations: ['7'] }, bounds: { fromPrice: 100 } }}
        filters={filters}
        missing={['features']}
        forgotten={['coverageOrganizations']}
      />
    ),
  },
  RangeFilter: {
    usual: (
      <RangeFilter
        label="Precio"
        names={{ from: 'f', to: 'g' }}
        range={prices}
        wordsOf={String}
        chosen={{}}
        onChange={nothing}
      />
    ),
    bounded: (
      <RangeFilter
        label="Deducible"
        names={{ from: 'h', to: 'i' }}
        range={prices}
        wordsOf={String}
        chosen={{ from: 200 }}
        onChange={nothing}
      />
    ),
  },
  KeptSearch: {
    usual: (
      <form>
        <KeptSearch search={picked.search} />
      </form>
    ),
  },
  LineQuestions: {
    'of one line': <LineQuestions lines={found.questions} />,
    'of two': (
      <LineQuestions lines={[...found.questions, { ...found.questions[0]!, name: 'Otra', title: 'Otra' }]} />
    ),
  },
  ResultsList: {
    usual: { element: list, loaderData: found },
    loading: { element: <ResultsList current={current} isLoading />, loaderData: found },
    empty: { element: list, loaderData: nothingFound },
    error: { element: list, loaderData: { ...found, results: undefined } },
    'nothing chosen': { element: list, loaderData: { ...found, missing: ['organizations'] } },
  },
  ResultsPage: {
    usual: page(found),
    filtered: page(found, '?companias=7&desde=100&vista=lista&comparar=Eps-Pacifica-Base,Dos'),
    empty: page(nothingFound, '?companias=7'),
    error: page({ ...found, results: undefined, questions: [] }),
    'error after results': page({ ...found, results: undefined, keptFilters: filters }),
    'too many': page({ ...found, results: undefined, retryAfter: 60_000 }),
    'nothing chosen': page({ ...found, missing: ['organizations'] }, '?companias='),
  },
  SortSelect: { usual: <SortSelect {...current} /> },
  TrustPanel: { usual: <TrustPanel filters={filters} day="2026-11-26" cards={exampleCards} /> },
  ViewSwitch: { usual: <ViewSwitch {...current} search={{ ...emptySearch, view: 'list' }} /> },
  Waiting: {
    words: <WaitingMessage />,
    cards: (
      <div className="plans">
        <Skeletons count={2} />
      </div>
    ),
  },
};
