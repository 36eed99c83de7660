/** The table itself: a column for each plan, a row for each thing that is compared. It scrolls inside of itself. */
import { Link } from 'react-router-dom';
import { namesKind } from '../../domain/names-kind.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestLabel } from '../../domain/request-label.ts';
import { type Cell, type Mark, type RowGroup } from '../../domain/side-rows.ts';
import { InsurerLogo } from '../../plans/InsurerLogo.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { type PlanHead } from './side-by-side-loader.ts';

const marks: Readonly<Record<Mark, { readonly icon: string; readonly word: string }>> = {
  best: { icon: '▲', word: 'Lo mejor' },
  worst: { icon: '▼', word: 'Lo menos conveniente' },
};

const CellOf = ({ cell: { text, notes, mark } }: { readonly cell: Cell }) => (
  <td className={mark && `side-${mark}`}>
    <span className="side-value">{text}</span>
    {mark && (
      <span className="side-mark">
        <span aria-hidden="true">{marks[mark].icon}</span> {marks[mark].word}
      </span>
    )}
    {notes && (
      <ul className="side-notes">
        {notes.map((note, nth) => (
          <li key={nth}>{note}</li>
        ))}
      </ul>
    )}
  </td>
);

/** Read with each cell of its column: the name and nothing else. */
const Head = ({ head: { displayName, organization } }: { readonly head: PlanHead }) => (
  <th scope="col">
    <InsurerLogo insurer={organization} />
    <span className="side-name">{displayName}</span>
  </th>
);

type WaysProps = {
  readonly head: PlanHead;
  readonly planQuery: string;
  readonly without: string;
  /** The link to take the plan away goes away with it. */
  readonly onRemove: () => void;
};

const Ways = ({
  head: { displayName, url, organization, kind, onlineSale },
  planQuery,
  without,
  onRemove,
}: WaysProps) => (
  <td>
    <span className="side-by">
      {organization.displayName}
      {!namesKind(organization.displayName, kind) && ` · ${kind}`}
    </span>
    <span className="side-actions">
      <Link to={url + planQuery}>
        Ver plan<span className="visually-hidden"> {displayName}</span>
      </Link>
      <ButtonLink to={requestPath(url) + planQuery}>{requestLabel({ onlineSale })}</ButtonLink>
      <Link to={without} replace preventScrollReset onClick={onRemove}>
        Quitar<span className="visually-hidden"> {displayName}</span>
      </Link>
    </span>
  </td>
);

type SideTableProps = {
  readonly heads: readonly PlanHead[];
  readonly groups: readonly RowGroup[];
  /** Query of the plans' and their requests' pages, with the link that somebody shared the prices by. */
  readonly planQuery: string;
  /** @returns the address without a plan */
  readonly pathWithout: (code: string) => string;
};

/** Id of the page's heading. */
export const sideTitleId = 'lado-a-lado';
/** Focuses the heading once the table is removed with its last plan. */
const focusTitle = (): void => document.getElementById(sideTitleId)?.focus();

export const SideTable = ({ heads, groups, planQuery, pathWithout }: SideTableProps) => {
  const scroll = useFocusHandover<HTMLDivElement>(focusTitle);
  return (
    // A table that scrolls takes the focus, for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="side-scroll" role="region" aria-label="Tabla de comparación" tabIndex={0} ref={scroll}>
      <table>
        <caption className="visually-hidden">Planes lado a lado</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">Qué se compara</span>
            </td>
            {heads.map((head) => (
              <Head key={head.productCode} head={head} />
            ))}
          </tr>
          <tr>
            <th scope="row">
              <span className="visually-hidden">Qué puedes hacer</span>
            </th>
            {heads.map((head) => (
              <Ways
                key={head.productCode}
                head={head}
                planQuery={planQuery}
                without={pathWithout(head.productCode)}
                onRemove={() => scroll.current?.focus({ preventScroll: true })}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="side-group">
              <th scope="rowgroup" colSpan={heads.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, nth) => (
                  <CellOf key={heads[nth]!.productCode} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
