/** All filters of a comparison: what is chosen stands in the address, and each choice asks anew. */
import { useRef } from 'react';
import { Form } from 'react-router-dom';
import { type Filters } from '../../../api/index.ts';
import {
  boundParameters,
  type Choice,
  choiceParameters,
  emptySearch,
  isFiltered,
  type Search,
  withBounds,
  withChosen,
} from '../../../domain/search-address.ts';
import { KeptSearch } from '../KeptSearch.tsx';
import { resultsId, type SearchHere } from '../use-search.ts';
import { CheckList } from './CheckList.tsx';
import { CheckTree } from './CheckTree.tsx';
import { FilterCard } from './FilterCard.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import './FilterPanel.css';

const titles: Readonly<Record<Choice, string>> = {
  insuranceTypes: 'Tipo de plan',
  organizations: 'Aseguradoras',
  features: 'Características',
  coverageOrganizations: 'Clínicas',
  coverageCountries: 'País de cobertura',
};
const searches: Partial<Record<Choice, string>> = {
  coverageOrganizations: 'Busca una clínica',
  features: 'Busca una característica',
  coverageCountries: 'Busca un país',
};
/** A tree with one value offers no choice. */
const isChoice = (tree: Filters['organizations']): boolean =>
  tree.reduce((sum, { children }) => sum + Math.max(1, children.length), 0) > 1;

type FilterPanelProps = SearchHere & {
  readonly filters: Filters;
  /** Filters of which nothing is chosen. */
  readonly missing: readonly Choice[];
  readonly forgotten: readonly Choice[];
};

export const FilterPanel = ({ search, goTo, pathTo, filters, missing, forgotten }: FilterPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const clearAll = (): void => {
    heading.current?.focus();
    goTo(cleared);
  };
  const card = (name: Choice) => ({
    title: titles[name],
    error: missing.includes(name) ? 'Elige al menos una opción.' : undefined,
    warning: forgotten.includes(name) ? 'Lo que el enlace pedía aquí ya no existe.' : undefined,
    onClear: search.chosen[name] ? () => goTo(withChosen(search, name, undefined)) : undefined,
  });
  const tree = (name: 'insuranceTypes' | 'organizations') =>
    isChoice(filters[name]) && (
      <FilterCard {...card(name)}>
        <CheckTree
          name={choiceParameters[name]}
          tree={filters[name]}
          chosen={search.chosen[name]}
          onChange={(chosen) => goTo(withChosen(search, name, chosen))}
        />
      </FilterCard>
    );
  const list = (name: 'features' | 'coverageOrganizations' | 'coverageCountries') =>
    filters[name].length > 0 && (
      <FilterCard {...card(name)}>
        <CheckList
          name={choiceParameters[name]}
          values={filters[name]}
          chosen={search.chosen[name] ?? []}
          {...(searches[name] && { searchLabel: searches[name] })}
          onChange={(chosen) => goTo(withChosen(search, name, chosen))}
        />
      </FilterCard>
    );
  const range = (
    title: string,
    word: string,
    of: 'prices' | 'deductibles',
    from: 'fromPrice' | 'fromDeductible',
    to: 'toPrice' | 'toDeductible',
  ) => {
    const { [from]: least, [to]: most } = search.bounds;
    const isSaid = least !== undefined || most !== undefined;
    const found = filters[of];
    return (
      found &&
      (found.to > found.from || isSaid) && (
        <FilterCard
          title={title}
          word={word}
          onClear={
            isSaid ? () => goTo(withBounds(search, { [from]: undefined, [to]: undefined })) : undefined
          }
        >
          <RangeFilter
            label={title}
            names={{ from: boundParameters[from], to: boundParameters[to] }}
            range={found}
            chosen={{ from: least, to: most }}
            onChange={(ends) => goTo(withBounds(search, { [from]: ends.from, [to]: ends.to }))}
          />
        </FilterCard>
      )
    );
  };
  const cleared: Search = {
    ...emptySearch,
    order: search.order,
    compared: search.compared,
    ...(search.view && { view: search.view }),
  };
  return (
    <Form
      className="filters"
      method="get"
      action={pathTo(emptySearch)}
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptSearch search={cleared} />
      <a className="filters-skip" href={`#${resultsId}`}>
        Saltar los filtros
      </a>
      <div className="filters-head">
        <h2 tabIndex={-1} ref={heading}>
          Filtros
        </h2>
        {isFiltered(search) && (
          <button type="button" className="filter-clear" onClick={clearAll}>
            Limpiar todo
          </button>
        )}
      </div>
      {tree('insuranceTypes')}
      {tree('organizations')}
      {/* Plans that are paid by the year or by the day are filtered by what they cost a month. */}
      {range('Precio al mes', 'Precio', 'prices', 'fromPrice', 'toPrice')}
      {list('coverageOrganizations')}
      {list('features')}
      {range('Deducible', 'Deducible', 'deductibles', 'fromDeductible', 'toDeductible')}
      {list('coverageCountries')}
      <noscript>
        <button className="button button-primary" type="submit">
          Aplicar filtros
        </button>
      </noscript>
    </Form>
  );
};
