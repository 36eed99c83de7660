/** A filter whose values are chosen by name: a tree of which all are chosen at first, or a list of which none is. */
import { type Filters } from '../../../api/filters.ts';
import {
  type Choice,
  choiceParameters,
  type FilterName,
  withChosen,
} from '../../../domain/search-address.ts';
import { type CurrentSearch } from '../use-search.ts';
import { CheckList } from './CheckList.tsx';
import { CheckTree } from './CheckTree.tsx';
import { FilterCard } from './FilterCard.tsx';

const titles: Readonly<Record<Choice, string>> = {
  insuranceTypes: 'Tipo de plan',
  organizations: 'Aseguradoras',
  features: 'Características',
  coverageOrganizations: 'Clínicas',
  coverageCountries: 'País de cobertura',
};
const searches = {
  coverageOrganizations: 'Busca una clínica',
  features: 'Busca una característica',
  coverageCountries: 'Busca un país',
} as const;

export type FilterProps = CurrentSearch & {
  readonly filters: Filters;
  /** Filters of which nothing is chosen. */
  readonly missing: readonly Choice[];
  /** Filters of the address that the platform refused. */
  readonly forgotten: readonly FilterName[];
  /** Whether other results are on their way, and with them other counts. */
  readonly isLoading?: boolean;
  /** Whether cards show a part of the price that the filter goes by. */
  readonly isByTotal?: boolean;
  /** Whether these are plans for trips. */
  readonly isOfTrips?: boolean;
};

const cardOf = (name: Choice, { search, goTo, missing, forgotten, isLoading }: FilterProps) => ({
  title: titles[name],
  error: missing.includes(name) ? 'Elige al menos una opción.' : undefined,
  warning: forgotten.includes(name) ? 'Lo que el enlace pedía aquí ya no existe.' : undefined,
  isLoading,
  onClear: search.chosen[name] ? () => goTo(withChosen(search, name, undefined)) : undefined,
});

/** A tree with one value offers no choice. */
const isChoice = (tree: Filters['organizations']): boolean =>
  tree.reduce((sum, { children }) => sum + Math.max(1, children.length), 0) > 1;

type TreeFilterProps = FilterProps & { readonly of: 'insuranceTypes' | 'organizations' };

export const TreeFilter = ({ of, ...panel }: TreeFilterProps) => {
  const { search, goTo, filters } = panel;
  return (
    isChoice(filters[of]) && (
      <FilterCard {...cardOf(of, panel)}>
        <CheckTree
          name={choiceParameters[of]}
          tree={filters[of]}
          chosen={search.chosen[of]}
          onChange={(chosen) => goTo(withChosen(search, of, chosen))}
        />
      </FilterCard>
    )
  );
};

type ListFilterProps = FilterProps & { readonly of: keyof typeof searches };

export const ListFilter = ({ of, ...panel }: ListFilterProps) => {
  const { search, goTo, filters } = panel;
  return (
    filters[of].length > 0 && (
      <FilterCard {...cardOf(of, panel)}>
        <CheckList
          name={choiceParameters[of]}
          values={filters[of]}
          chosen={search.chosen[of] ?? []}
          searchLabel={searches[of]}
          onChange={(chosen) => goTo(withChosen(search, of, chosen))}
        />
      </FilterCard>
    )
  );
};
