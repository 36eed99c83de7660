/** Categories with what stands in them, each with how many plans it would leave, and *SOLO* or *TODOS* for one alone. */
import { useEffect, useRef } from 'react';
import { type FilterNode } from '../../../api/filters.ts';
import { InfoTip } from '../../../ui/InfoTip.tsx';
import { type Chosen, isAlone, onlyOrAll, ticked, tickOf, toggled, valuesWithin } from './tree-choice.ts';
import './CheckTree.css';

type TickProps = {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly total: number;
  readonly tick: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
};

/** Some browsers forget that a box is ticked half when its page is read again: it is told each time. */
const Tick = ({ name, id, label, total, tick, onToggle }: TickProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = tick === 'some';
  });
  const isEmpty = total === 0 && tick === 'none';
  return (
    <label className={isEmpty ? 'check check-empty' : 'check'}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={id}
        checked={tick === 'all'}
        disabled={isEmpty}
        onChange={onToggle}
      />
      <span>{label}</span>
      <small>{total}</small>
    </label>
  );
};

type OnlyProps = {
  readonly tree: CheckTreeProps['tree'];
  readonly chosen: Chosen;
  readonly values: readonly string[];
  readonly label: string;
  readonly onChange: CheckTreeProps['onChange'];
};

/** *SOLO* or *TODOS*. */
const Only = ({ tree, chosen, values, label, onChange }: OnlyProps) => (
  <button type="button" className="check-only" onClick={() => onChange(onlyOrAll(tree, chosen, values))}>
    {isAlone(tree, chosen, values) ? 'TODOS' : 'SOLO'}
    <span className="visually-hidden"> {label}</span>
  </button>
);

type CheckTreeProps = {
  /** In the address. */
  readonly name: string;
  readonly tree: readonly FilterNode[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

export const CheckTree = ({ name, tree, chosen, onChange }: CheckTreeProps) => {
  const now = ticked(tree, chosen);
  const isOneBranch = tree.length === 1;
  return (
    <ul className="check-tree">
      {tree.map((node) => {
        const values = valuesWithin(node);
        const branch = { id: node.id, label: node.name, total: node.total, tick: tickOf(values, now) };
        const rows = node.children.length > 0 ? node.children : [node];
        return (
          <li key={node.id}>
            {!isOneBranch && node.children.length > 0 && (
              <div className="check-row check-branch">
                <Tick {...branch} name="" onToggle={() => onChange(toggled(tree, chosen, values))} />
                {node.tooltip && <InfoTip title={node.name} text={node.tooltip} />}
                <Only {...{ tree, chosen, values, onChange }} label={node.name} />
              </div>
            )}
            <ul>
              {rows.map(({ id, name: label, total, tooltip }) => (
                <li key={id} className="check-row">
                  <Tick
                    {...{ name, id, label, total }}
                    tick={tickOf([id], now)}
                    onToggle={() => onChange(toggled(tree, chosen, [id]))}
                  />
                  {tooltip && <InfoTip title={label} text={tooltip} />}
                  <Only {...{ tree, chosen, label, onChange }} values={[id]} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
};
