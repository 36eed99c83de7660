/** A filter by amounts: prices from one to another, and deductibles likewise or, where there are few, up to one of them. */
import { type Filters } from '../../../api/filters.ts';
import { formatPrice } from '../../../domain/money.ts';
import { boundParameters, type Search, withBounds } from '../../../domain/search-address.ts';
import { useSite } from '../../../site.ts';
import { type FilterProps } from './ChoiceFilter.tsx';
import { FilterCard } from './FilterCard.tsx';
import { LimitList } from './LimitList.tsx';
import { RangeFilter } from './RangeFilter.tsx';

const amounts = {
  // Prices of instalments are compared by what they cost in a month; those of a day or of a single payment as they are.
  prices: { title: 'Precio al mes', word: 'Precio', from: 'fromPrice', to: 'toPrice' },
  deductibles: { title: 'Deducible', word: 'Deducible', from: 'fromDeductible', to: 'toDeductible' },
} as const;

/** A trip is paid once, and compared by that. */
const pricesOfTrips = { title: 'Precio', word: 'Precio' };

/** Where cards show the visitor's own part, the filter goes by the whole. */
const wholePrices = { title: 'Precio total al mes', word: 'Precio total' };

/** The limits of the deductible, where what is chosen is one of them. */
const limitsFor = ({ deductibleLimits }: Filters, { bounds }: Search): Filters['deductibleLimits'] => {
  const { fromDeductible, toDeductible } = bounds;
  const isLimit = toDeductible === undefined || deductibleLimits?.some(({ most }) => most === toDeductible);
  return fromDeductible === undefined && isLimit ? deductibleLimits : undefined;
};

type AmountFilterProps = Pick<
  FilterProps,
  'search' | 'goTo' | 'filters' | 'forgotten' | 'isLoading' | 'isByTotal' | 'isOfTrips'
> & {
  readonly of: keyof typeof amounts;
};

export const AmountFilter = ({
  of,
  search,
  goTo,
  filters,
  forgotten,
  isLoading,
  isByTotal,
  isOfTrips,
}: AmountFilterProps) => {
  const { country } = useSite();
  const { from, to, ...words } = amounts[of];
  const { title, word } =
    of === 'prices' ? (isOfTrips && pricesOfTrips) || (isByTotal && wholePrices) || words : words;
  const { [from]: least, [to]: most } = search.bounds;
  const isSaid = least !== undefined || most !== undefined;
  const range = filters[of];
  if (!range || (range.to <= range.from && !isSaid)) return null;
  const limits = of === 'deductibles' ? limitsFor(filters, search) : undefined;
  const nothing = of === 'deductibles' ? 'Sin deducible' : undefined;
  const wordsOf = (amount: number): string =>
    amount === 0 && nothing ? nothing : formatPrice(amount, range.unit.code, country);
  const choose = (ends: { readonly from?: number | undefined; readonly to?: number | undefined }): void =>
    goTo(withBounds(search, { [from]: ends.from, [to]: ends.to }));
  return (
    <FilterCard
      title={title}
      word={word}
      warning={
        forgotten.includes(from) || forgotten.includes(to)
          ? 'No pudimos usar los montos del enlace.'
          : undefined
      }
      isLoading={isLoading}
      onClear={isSaid ? () => choose({}) : undefined}
    >
      {limits ? (
        <LimitList
          name={boundParameters[to]}
          limits={limits}
          chosen={most}
          labelOf={(limit) => (limit === 0 ? wordsOf(0) : `Hasta ${wordsOf(limit)}`)}
          onChange={(chosen) => choose({ to: chosen })}
        />
      ) : range.to > range.from ? (
        <RangeFilter
          label={title}
          names={{ from: boundParameters[from], to: boundParameters[to] }}
          range={range}
          wordsOf={wordsOf}
          chosen={{ from: least, to: most }}
          onChange={choose}
        />
      ) : (
        <p className="filter-message">
          {range.to === 0 && nothing
            ? 'Ninguno de estos planes tiene deducible.'
            : `Todos estos planes: ${wordsOf(range.to)}.`}
        </p>
      )}
    </FilterCard>
  );
};
