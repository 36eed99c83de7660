/** Cards or rows. As long as nothing is said it is rows on a phone and cards elsewhere, which the style knows. */
import { Link } from 'react-router-dom';
import { type View } from '../../domain/search-address.ts';
import { type CurrentSearch } from './use-search.ts';

const words: readonly (readonly [View, string])[] = [
  ['grid', 'Cuadrícula'],
  ['list', 'Lista'],
];

export const ViewSwitch = ({ search, pathTo }: CurrentSearch) => (
  <nav className="view-switch" aria-label="Vista">
    {words.map(([view, label]) => (
      <Link
        key={view}
        to={pathTo({ ...search, view })}
        preventScrollReset
        replace
        aria-current={search.view === view ? 'true' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
);
