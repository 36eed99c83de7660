/** From and to, with two handles and two boxes to type in: the handles work by keyboard, and nothing needs dragging. */
import { type Currency, spelledNumber } from '@cotejo/core/kit/money';
import { useEffect, useRef, useState } from 'react';
import { type Range } from '../../../api/filters.ts';
import { useSite } from '../../../site.ts';
import { type End, type Ends, moved } from './range-ends.ts';
import './RangeFilter.css';

/** Milliseconds without a move before a moved handle counts (spec, public side, section 9). */
const pause = 350;
const steps = 100;

type RangeFilterProps = {
  readonly label: string;
  /** In the address. */
  readonly names: { readonly from: string; readonly to: string };
  readonly range: Range;
  /** An amount, for who hears where a handle stands. */
  readonly wordsOf: (amount: number) => string;
  readonly chosen: Ends;
  readonly onChange: (chosen: Ends) => void;
};

/** What is typed, without the signs that part thousands. */
const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 8);
const signs: Partial<Record<Currency, string>> = { PEN: 'S/', CLP: '$', COP: '$' };

/** Ends while they are moved; they count after a pause, unless something else was chosen meanwhile. */
const useDraft = (chosen: Ends, onChange: (chosen: Ends) => void) => {
  const [draft, setDraft] = useState<Ends>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const { from, to } = chosen;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setDraft(undefined);
    },
    [from, to],
  );
  const commit = (ends: Ends): void => {
    clearTimeout(timer.current);
    setDraft(ends);
    if (ends.from !== from || ends.to !== to) latest.current(ends);
  };
  const move = (ends: Ends): void => {
    clearTimeout(timer.current);
    setDraft(ends);
    timer.current = setTimeout(() => commit(ends), pause);
  };
  return { now: draft ?? chosen, commit, move };
};

export const RangeFilter = ({ label, names, range, wordsOf, chosen, onChange }: RangeFilterProps) => {
  const { now, commit, move } = useDraft(chosen, onChange);
  const { country } = useSite();
  const [typed, setTyped] = useState<{ readonly end: End; readonly text: string }>();
  const [least, most] = [Math.floor(range.from), Math.ceil(range.to)];
  if (least >= most) return null;
  const limits = { least, most };
  const { code } = range.unit;
  const sign = signs[code as Currency] ?? code;
  const step = Math.max(1, Math.round((most - least) / steps));
  const within = (value: number): number => Math.min(Math.max(value, least), most);
  const [from, to] = [within(now.from ?? least), within(now.to ?? most)];
  const commitTyped = (): void => {
    if (!typed) return;
    setTyped(undefined);
    commit(moved(now, typed.end, typed.text === '' ? undefined : Number(typed.text), limits));
  };
  /** Its thousands are parted, also while it is typed. */
  const shown = (amount: string | number | undefined): string =>
    amount === undefined || amount === '' ? '' : spelledNumber(String(amount), country);
  const handle = (end: End, words: string, value: number) => (
    <input
      type="range"
      aria-label={`${label}: ${words.toLowerCase()}`}
      aria-valuetext={wordsOf(value)}
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={({ target }) => {
        const next = Number(target.value);
        // The last step may be shorter than the others, and no handle stands there.
        const isLast = end === 'to' && next > most - step;
        const reached = end === 'from' ? Math.min(next, to) : Math.max(isLast ? most : next, from);
        move(moved(now, end, reached, limits));
      }}
    />
  );
  const box = (end: End, words: string, value: number) => (
    <label>
      <span>
        {words}
        <span className="visually-hidden">: {label.toLowerCase()}</span>
      </span>
      <span className="range-box">
        {sign}
        <input
          inputMode="numeric"
          name={names[end]}
          value={shown(typed?.end === end ? typed.text : now[end])}
          placeholder={shown(value)}
          onChange={({ target }) => setTyped({ end, text: digits(target.value) })}
          onBlur={commitTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commitTyped();
          }}
        />
      </span>
    </label>
  );
  return (
    <div className="range">
      <div className="range-handles">
        {handle('from', 'Desde', from)}
        {handle('to', 'Hasta', to)}
      </div>
      <div className="range-boxes">
        {box('from', 'Desde', least)}
        {box('to', 'Hasta', most)}
      </div>
    </div>
  );
};
