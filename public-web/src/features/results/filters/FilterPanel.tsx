/** All filters of a comparison: what is chosen stands in the address, and each choice asks anew. */
import { useRef } from 'react';
import { Form } from 'react-router-dom';
import { emptySearch, isFiltered, withoutFilters } from '../../../domain/search-address.ts';
import { KeptSearch } from '../KeptSearch.tsx';
import { resultsId } from '../use-search.ts';
import { AmountFilter } from './AmountFilter.tsx';
import { type FilterProps, ListFilter, TreeFilter } from './ChoiceFilter.tsx';
import './FilterPanel.css';

export const FilterPanel = (panel: FilterProps) => {
  const { search, goTo, pathTo } = panel;
  const heading = useRef<HTMLHeadingElement>(null);
  const cleared = withoutFilters(search);
  const clearAll = (): void => {
    heading.current?.focus();
    goTo(cleared);
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
      <TreeFilter {...panel} of="insuranceTypes" />
      <TreeFilter {...panel} of="organizations" />
      <AmountFilter {...panel} of="prices" />
      <ListFilter {...panel} of="coverageOrganizations" />
      <ListFilter {...panel} of="features" />
      <AmountFilter {...panel} of="deductibles" />
      <ListFilter {...panel} of="coverageCountries" />
      <noscript>
        <button className="button button-primary" type="submit">
          Aplicar filtros
        </button>
      </noscript>
    </Form>
  );
};
