/** From and to, with two handles and two boxes to type in: the handles work by keyboard, and nothing needs dragging. */
import { type Currency } from '@cotejo/core/kit/money';
import { useEffect, useState } from 'react';
import { type Range } from '../../../api/index.ts';
import './RangeFilter.css';

/** Milliseconds without a key before a handle moved by the keyboard counts (spec, public side, section 9). */
const keyPause = 350;
const steps = 100;

type Ends = { readonly from?: number | undefined; readonly to?: number | undefined };
/** Given anew with other ends: a key of them makes it begin again. */
type RangeFilterProps = {
  readonly label: string;
  /** In the address. */
  readonly names: { readonly from: string; readonly to: string };
  readonly range: Range;
  readonly chosen: Ends;
  readonly onChange: (chosen: Ends) => void;
};

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 8);
const signs: Partial<Record<Currency, string>> = { PEN: 'S/', CLP: '$', COP: '$' };

export const RangeFilter = ({ label, names, range, chosen, onChange }: RangeFilterProps) => {
  const [least, most] = [Math.floor(range.from), Math.ceil(range.to)];
  const [draft, setDraft] = useState<Ends>(chosen);
  const from = Math.min(Math.max(draft.from ?? least, least), most);
  const to = Math.max(Math.min(draft.to ?? most, most), least);
  const commit = (ends: Ends): void => {
    const next = {
      from: ends.from !== undefined && ends.from > least ? ends.from : undefined,
      to: ends.to !== undefined && ends.to < most ? ends.to : undefined,
    };
    if (next.from !== chosen.from || next.to !== chosen.to) onChange(next);
  };
  useEffect(() => {
    const later = setTimeout(() => commit(draft), keyPause);
    return () => clearTimeout(later);
  });
  if (least >= most) return null;
  const sign = signs[range.unit.code as Currency] ?? range.unit.code;
  const step = Math.max(1, Math.round((most - least) / steps));
  const slide = (end: 'from' | 'to', value: number): void =>
    setDraft({ ...draft, [end]: end === 'from' ? Math.min(value, to) : Math.max(value, from) });
  const box = (end: 'from' | 'to', words: string, value: number) => (
    <label>
      <span>{words}</span>
      <span className="range-box">
        {sign}
        <input
          inputMode="numeric"
          name={names[end]}
          defaultValue={chosen[end] ?? ''}
          key={`${end}-${chosen[end] ?? ''}`}
          placeholder={String(value)}
          onBlur={(event) => {
            const typed = digits(event.target.value);
            commit({ ...draft, [end]: typed === '' ? undefined : Number(typed) });
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
      </span>
    </label>
  );
  return (
    <div className="range">
      <div className="range-handles">
        <input
          type="range"
          aria-label={`${label}: desde`}
          min={least}
          max={most}
          step={step}
          value={from}
          onChange={(event) => slide('from', Number(event.target.value))}
        />
        <input
          type="range"
          aria-label={`${label}: hasta`}
          min={least}
          max={most}
          step={step}
          value={to}
          onChange={(event) => slide('to', Number(event.target.value))}
        />
      </div>
      <div className="range-boxes">
        {box('from', 'Desde', least)}
        {box('to', 'Hasta', most)}
      </div>
    </div>
  );
};
