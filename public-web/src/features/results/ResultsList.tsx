/** The plans of a page of results; or why there are none, and what to do about it. */
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { isFiltered, withoutFilters } from '../../domain/search-address.ts';
import { DemoNotice } from '../../plans/DemoNotice.tsx';
import { PlanCard } from '../../plans/PlanCard.tsx';
import { PlansOpenAbove } from '../../plans/PlanLink.tsx';
import { starsOf } from '../../plans/Score.tsx';
import { employeesOf } from '../../profile/employees.ts';
import { peopleOf } from '../../profile/profile-words.ts';
import { isOfCompany, subjectOf } from '../../profile/subject.ts';
import { rateLimitedWords } from '../../routing/error-states.ts';
import { useRetries } from '../../routing/use-retries.ts';
import { useSite } from '../../site.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { CompareBox } from './CompareBox.tsx';
import { plansOnAPage, type ResultsData } from './results-loader.ts';
import { focusResults, type CurrentSearch } from './use-search.ts';
import { Skeletons, WaitingMessage } from './Waiting.tsx';

type CurrentProps = { readonly current: CurrentSearch };

const unavailable = {
  title: 'Error al cargar resultados',
  description:
    'No fue posible cargar los resultados. Verifica tu conexión a internet e inténtalo nuevamente. Seguimos intentándolo por ti.',
} as const;

const Unavailable = ({ retryAfter }: Pick<ResultsData, 'retryAfter'>) => {
  const { revalidate, state } = useRevalidator();
  const { email } = useSite();
  useRetries(revalidate, true, retryAfter);
  const box = useFocusHandover<HTMLDivElement>(focusResults);
  const { title, description } = retryAfter === undefined ? unavailable : rateLimitedWords;
  return (
    <div className="results-trouble" role="alert" ref={box}>
      <h2>{title}</h2>
      <p>
        {description} Si sigue igual, escríbenos a <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <Button onClick={() => void revalidate()} pending={state === 'loading'}>
        Reintentar
      </Button>
    </div>
  );
};

const NothingFound = ({ current: { search, goTo } }: CurrentProps) => (
  <div className="results-trouble">
    <h2>Ningún plan cumple todo lo que pediste</h2>
    <p>Quita algún filtro, o cuéntanos qué buscas y te respondemos.</p>
    {isFiltered(search) && (
      <Button
        onClick={() => {
          focusResults();
          goTo(withoutFilters(search));
        }}
      >
        Limpiar filtros
      </Button>
    )}
    <ButtonLink tone="quiet" to={contactPath}>
      Hacer una consulta
    </ButtonLink>
  </div>
);

const NothingChosen = () => (
  <div className="results-trouble">
    <h2>Elige al menos una opción en cada filtro</h2>
    <p>Hay un filtro sin nada marcado: marca algo en él y verás los planes.</p>
  </div>
);

/**
 * The best score is that of all results, which the platform tells with each page: a page by itself would crown its own best
 * plan, and each page another one. Plans whose stars read the same share it, and a single result is the best of nothing.
 */
export const ResultsList = ({ current, isLoading }: CurrentProps & { readonly isLoading: boolean }) => {
  const { line, results, missing, profile, retryAfter } = useLoaderData<ResultsData>();
  const { search, pathTo } = current;
  const { country } = useSite();
  const layout = `plans plans-${search.view ?? 'auto'}`;
  if (isLoading)
    return (
      <>
        <WaitingMessage />
        <div className={layout}>
          <Skeletons count={results?.cards.length || plansOnAPage} />
        </div>
      </>
    );
  if (!results) return <Unavailable retryAfter={retryAfter} />;
  if (missing.length > 0) return <NothingChosen />;
  const { cards, total, bestScore } = results;
  if (total === 0) return <NothingFound current={current} />;
  const isBest = (score: number | undefined): boolean =>
    total > 1 && score !== undefined && bestScore !== undefined && starsOf(score) === starsOf(bestScore);
  const people = peopleOf(profile, subjectOf(line), country);
  return (
    <>
      <DemoNotice plans={cards} />
      <PlansOpenAbove>
        <div className={layout}>
          {cards.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isExact={profile !== undefined}
              isSearched
              isBest={isBest(plan.score)}
              profile={profile}
              people={people}
              isOfCompany={isOfCompany(subjectOf(line))}
              employees={employeesOf(profile)}
              clinicIds={search.chosen.coverageOrganizations}
            >
              <CompareBox current={current} plan={plan} />
            </PlanCard>
          ))}
        </div>
      </PlansOpenAbove>
      <Pagination
        label="Páginas de resultados"
        page={search.page}
        pages={Math.ceil(total / plansOnAPage)}
        pathTo={(page) => pathTo({ ...search, page })}
      />
    </>
  );
};
