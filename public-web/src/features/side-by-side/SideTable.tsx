/** The table itself: a column for each plan, a row for each thing that is compared. It scrolls inside of itself. */
import { Link } from 'react-router-dom';
import { requestPath } from '../../domain/product-paths.ts';
import { type Cell, type Mark, type RowGroup } from '../../domain/side-rows.ts';
import { InsurerLogo } from '../../plans/InsurerLogo.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { type PlanHead } from './side-by-side-loader.ts';

const marks: Readonly<Record<Mark, { readonly icon: string; readonly word: string }>> = {
  best: { icon: '▲', word: 'Lo mejor' },
  worst: { icon: '▼', word: 'Lo peor' },
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

type HeadProps = { readonly head: PlanHead; readonly without: string };

const Head = ({ head: { displayName, url, organization, kind, onlineSale }, without }: HeadProps) => (
  <th scope="col">
    <InsurerLogo insurer={organization} />
    <Link className="side-name" to={url}>
      {displayName}
    </Link>
    <span className="side-by">
      {organization.displayName} · {kind}
    </span>
    <span className="side-actions">
      <ButtonLink to={requestPath(url)}>{onlineSale ? 'Contratar' : 'Me interesa'}</ButtonLink>
      <Link className="side-remove" to={without} replace preventScrollReset>
        Quitar<span className="only-read"> {displayName}</span>
      </Link>
    </span>
  </th>
);

type SideTableProps = {
  readonly heads: readonly PlanHead[];
  readonly groups: readonly RowGroup[];
  /** @returns the address without a plan */
  readonly pathWithout: (code: string) => string;
};

export const SideTable = ({ heads, groups, pathWithout }: SideTableProps) => (
  // A table that scrolls takes the focus, for the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="side-scroll" role="region" aria-label="Tabla de comparación" tabIndex={0}>
    <table>
      <caption className="only-read">Planes lado a lado</caption>
      <thead>
        <tr>
          <td>
            <span className="only-read">Qué se compara</span>
          </td>
          {heads.map((head) => (
            <Head key={head.productCode} head={head} without={pathWithout(head.productCode)} />
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
