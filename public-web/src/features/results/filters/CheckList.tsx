/** Values of which some may be chosen, or none: a search finds them where there are many. */
import { searchableWords } from '@cotejo/core/kit/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FilterLeaf } from '../../../api/filters.ts';
import './CheckTree.css';

/** More than these are found by typing. */
const shownAtOnce = 8;

type CheckListProps = {
  /** In the address. */
  readonly name: string;
  readonly values: readonly FilterLeaf[];
  readonly chosen: readonly string[];
  /** Label of the search box, such as *Busca una clínica*. */
  readonly searchLabel?: string;
  readonly onChange: (chosen: readonly string[] | undefined) => void;
};

export const CheckList = ({ name, values, chosen, searchLabel, onChange }: CheckListProps) => {
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const words = searchableWords(typed);
  const matches = (one: FilterLeaf): boolean => {
    const text = searchableWords(one.name).join(' ');
    return words.every((word) => text.includes(word));
  };
  const isLong = values.length > shownAtOnce;
  const found = values.filter((one) => chosen.includes(one.id) || matches(one));
  // Chosen values stay in sight, and those that leave most plans come first.
  const shown = found
    .toSorted(
      (one, other) =>
        Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)) || other.total - one.total,
    )
    .slice(0, isWhole || words.length > 0 ? undefined : Math.max(shownAtOnce, chosen.length));
  const showAll = (): void => {
    flushSync(() => setIsWhole(true));
    // The button goes away; the values that it has brought begin after those that stood there.
    list.current?.querySelectorAll('input')[shown.length]?.focus();
  };
  const toggle = (id: string): void => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <>
      {isLong && searchLabel && (
        <input
          className="check-search"
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className="check-tree" ref={list}>
        {shown.map(({ id, name: label, total }) => (
          <li key={id} className="check-row">
            <label className={total === 0 && !chosen.includes(id) ? 'check check-empty' : 'check'}>
              <input
                type="checkbox"
                name={name}
                value={id}
                checked={chosen.includes(id)}
                disabled={total === 0 && !chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>{label}</span>
              <small>{total}</small>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="check-none">No encontramos ese nombre.</p>}
      {shown.length < found.length && (
        <button type="button" className="check-all" onClick={showAll}>
          Ver {found.length - shown.length} más
        </button>
      )}
    </>
  );
};
