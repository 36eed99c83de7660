/** The comparator of a line of insurance: whom to insure, filters, and the plans with their exact price. */
import { useEffect } from 'react';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber } from '@cotejo/core/kit/money';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { ownPart } from '../../domain/who-pays.ts';
import { inSentence } from '../../domain/in-sentence.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { ProfileBar } from '../../profile/ProfileBar.tsx';
import { subjectOf } from '../../profile/subject.ts';
import { useSite } from '../../site.ts';
import { useSearchState } from '../../ui/search-state.ts';
import { CompareTray } from './CompareTray.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { filterCount } from './filter-count.ts';
import { LineQuestions } from './LineQuestions.tsx';
import { keepShown, type ResultsData } from './results-loader.ts';
import { ResultsList } from './ResultsList.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TrustPanel } from './TrustPanel.tsx';
import { resultsId, useSearch } from './use-search.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import './ResultsPage.css';

const counted = (total: number, country: CountryCode): string =>
  total === 1 ? '1 plan' : `${spelledNumber(String(total), country)} planes`;

const filtersId = 'filtros';

export const ResultsPage = () => {
  const { line, results, keptFilters, missing, forgotten, profile, isRefused, questions, names } =
    useLoaderData<ResultsData>();
  const filters = results?.filters ?? keptFilters;
  const { country } = useSite();
  const current = useSearch();
  const count = filterCount(current.search, [...missing, ...forgotten]);
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === line.compareUrl;
  useEffect(() => keepShown({ line, filters }), [line, filters]);
  const revalidation = useRevalidator();
  const isAsking = isLoading || revalidation.state === 'loading';
  const search = useSearchState(isAsking, results !== undefined);
  const priced = (results?.cards ?? []).flatMap(({ price }) => price ?? []);
  const withOwnPart = priced.filter((price) => ownPart(price) !== undefined).length;
  return (
    <div className="results-page">
      <PageHead
        title={`Compara ${inSentence(line.title)}`}
        description={line.description}
        canonical={line.compareUrl}
      />
      <header className="results-head">
        <h1>{line.title}</h1>
        <p className="lead">{line.description}</p>
      </header>
      <ProfileBar
        line={line}
        profile={profile}
        isRefused={isRefused}
        cards={results?.cards ?? []}
        search={search}
      />
      <div className="results-body">
        {filters && (
          <>
            <button className="filters-open" type="button" popoverTarget={filtersId}>
              Filtros
              {count > 0 && (
                <>
                  {' '}
                  · {count}
                  <span className="visually-hidden"> en uso</span>
                </>
              )}
            </button>
            <div className="filters-sheet" id={filtersId} popover="auto">
              <button
                className="sheet-close filters-close"
                type="button"
                popoverTarget={filtersId}
                popoverTargetAction="hide"
                aria-label="Cerrar"
              >
                <span aria-hidden="true">×</span>
              </button>
              <FilterPanel
                {...current}
                filters={filters}
                missing={missing}
                forgotten={forgotten}
                isLoading={isAsking}
                isByTotal={withOwnPart > 0}
                isOfTrips={subjectOf(line) === 'travel'}
              />
              <div className="filters-foot">
                <button className="filters-done" type="button" popoverTarget={filtersId}>
                  Ver {results ? counted(results.total, country) : 'resultados'}
                </button>
              </div>
            </div>
          </>
        )}
        <section
          className="results"
          id={resultsId}
          tabIndex={-1}
          aria-labelledby="titulo-resultados"
          aria-busy={isLoading}
        >
          <h2 className="visually-hidden" id="titulo-resultados">
            Resultados
          </h2>
          <div className="results-bar">
            <p role="status">{results && missing.length === 0 ? counted(results.total, country) : ''}</p>
            {/* The own part grows with the total, so that both give one order unless some plans have no own part. */}
            <SortSelect {...current} isByTotal={withOwnPart > 0 && withOwnPart < priced.length} />
            <ViewSwitch {...current} />
          </div>
          <ResultsList current={current} isLoading={isLoading} />
          {results && <TrustPanel {...results} />}
        </section>
      </div>
      <LineQuestions lines={questions} />
      <CompareTray current={current} cards={results?.cards ?? []} names={names} />
    </div>
  );
};
