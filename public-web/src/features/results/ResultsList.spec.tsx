import { expect, test } from 'vitest';
import { type ResultCard } from '../../api/plans.ts';
import { emptySearch } from '../../domain/search-address.ts';
import { rateLimitedWords } from '../../routing/error-states.ts';
import { exampleCards, exampleLine, exampleFilters } from '../../testing/example-products.ts';
import { renderExample } from '../../testing/render-example.tsx';
import { type ResultsData } from './results-loader.ts';
import { ResultsList } from './ResultsList.tsx';
import { ResultsPage } from './ResultsPage.tsx';

const told = exampleFilters({ features: [{ id: '1', name: 'Telemedicina', total: 3 }] });
const loaded: ResultsData = {
  line: exampleLine,
  results: undefined,
  missing: [],
  forgotten: [],
  profile: undefined,
  isRefused: false,
  questions: [],
  names: [],
};
const current = { search: emptySearch, pathTo: () => '', goTo: () => undefined };
const listOf = (data: Partial<ResultsData>): string =>
  renderExample(
    { element: <ResultsList current={current} isLoading={false} />, loaderData: { ...loaded, ...data } },
    '',
  );

const crownsOf = (scores: readonly (number | undefined)[], bestScore: number | undefined, total: number) => {
  const cards = scores.map((score, nth): ResultCard => ({ ...exampleCards[0]!, id: nth, score }));
  const results = { cards, total, bestScore, filters: told, day: '2026-03-02' };
  return listOf({ results })
    .split('<article')
    .slice(1)
    .map((card) => card.includes('Mejor Puntaje'));
};

test('the best of all results are crowned, on whichever page, and all whose stars read the same', () => {
  expect(crownsOf([8, 9, 8.96, undefined], 9, 45)).toEqual([false, true, true, false]);
  expect(crownsOf([8, 7], 9, 45)).toEqual([false, false]);
});

test('nothing is the best without a score, or by itself', () => {
  expect(crownsOf([undefined, undefined], undefined, 2)).toEqual([false, false]);
  expect(crownsOf([9], 9, 1)).toEqual([false]);
});

test('results that did not come tell whom to write to', () => {
  const list = listOf({});
  expect(list).toContain('Error al cargar resultados');
  expect(list).toContain('<a href="mailto:contacto.pe@cotejo.example">contacto.pe@cotejo.example</a>');
});

test('results that were asked for too often say so, and blame no connection', () => {
  const list = listOf({ retryAfter: 60_000 });
  expect(list).toContain(rateLimitedWords.description);
  expect(list).not.toContain('internet');
});

test('while results do not come the page keeps the filters of those before', () => {
  const pageWith = (data: Partial<ResultsData>) =>
    renderExample({ element: <ResultsPage />, loaderData: { ...loaded, ...data } }, '');
  expect(pageWith({})).not.toContain('Telemedicina');
  const page = pageWith({ keptFilters: told });
  expect(page).toContain('Telemedicina');
  expect(page).toContain('Error al cargar resultados');
});
