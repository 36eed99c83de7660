/** An amount at most, chosen from few: a list of which one holds, each with how many plans it leaves. */
import { type Limit } from '../../../api/filters.ts';
import './CheckTree.css';

type LimitListProps = {
  /** In the address. */
  readonly name: string;
  readonly limits: readonly Limit[];
  /** Nothing where any amount will do. */
  readonly chosen: number | undefined;
  readonly labelOf: (most: number) => string;
  readonly onChange: (chosen: number | undefined) => void;
};

export const LimitList = ({ name, limits, chosen, labelOf, onChange }: LimitListProps) => {
  // The last leaves all plans: it is what no limit says.
  const lower = limits.slice(0, -1);
  const offered = [
    ...lower.map(({ most, total }) => ({ most, total, label: labelOf(most) })),
    { most: undefined, total: limits.at(-1)?.total, label: 'Cualquiera' },
  ];
  return (
    <ul className="check-tree">
      {offered.map(({ most, total, label }) => (
        <li key={label} className="check-row">
          <label className="check">
            <input
              type="radio"
              name={name}
              value={most ?? ''}
              checked={chosen === most}
              onChange={() => onChange(most)}
            />
            <span>{label}</span>
            <small>{total}</small>
          </label>
        </li>
      ))}
    </ul>
  );
};
