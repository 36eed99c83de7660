/** The plans that were picked for comparing, in their places, and the way to see them side by side. */
import { mostSideBySide } from '@cotejo/core/comparator';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type ResultCard } from '../../api/plans.ts';
import { writeSideAddress } from '../../domain/side-address.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { type ResultsData } from './results-loader.ts';
import { focusResults, type CurrentSearch } from './use-search.ts';
import './CompareTray.css';

type CompareTrayProps = {
  readonly current: CurrentSearch;
  readonly cards: readonly ResultCard[];
  /** Of plans of other pages. */
  readonly names: ResultsData['names'];
};

export const CompareTray = ({ current: { search, pathTo }, cards, names }: CompareTrayProps) => {
  const { compared } = search;
  const tray = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  if (compared.length === 0) return null;
  // A code that the catalogue lacks is a stranger's word, and is not shown.
  const nameOf = (code: string): string =>
    cards.find(({ productCode }) => productCode === code)?.displayName ??
    names.find((one) => one.code === code)?.name ??
    'Plan no disponible';
  const free = Array.from({ length: mostSideBySide - compared.length }, (_, nth) => nth);
  return (
    <aside className="compare-tray" aria-label="Planes para comparar" tabIndex={-1} ref={tray}>
      <ol>
        {compared.map((code) => (
          <li key={code}>
            <span>{nameOf(code)}</span>
            <Link
              to={pathTo({ ...search, compared: compared.filter((one) => one !== code) })}
              replace
              preventScrollReset
              onClick={() =>
                compared.length > 1 ? tray.current?.focus({ preventScroll: true }) : focusResults()
              }
              aria-label={`Quitar ${nameOf(code)}`}
            >
              ×
            </Link>
          </li>
        ))}
        {free.map((nth) => (
          <li key={nth} className="compare-free">
            Elige otro plan
          </li>
        ))}
      </ol>
      {compared.length > 1 ? (
        <ButtonLink
          to={writeSideAddress({
            codes: compared,
            onlyDifferences: false,
            comparator: pathname,
            link: search.link,
          })}
        >
          Comparar {compared.length}
        </ButtonLink>
      ) : (
        <p className="compare-hint">Elige al menos dos para compararlos.</p>
      )}
    </aside>
  );
};
