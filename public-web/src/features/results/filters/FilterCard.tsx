/** One filter: its name, what it means, and whether something is wrong with it (spec, public side, sections 2.8 and 4). */
import { type ReactNode, useId, useRef } from 'react';
import { InfoTip } from '../../../ui/InfoTip.tsx';
import './FilterCard.css';

type FilterCardProps = {
  readonly title: string;
  /** Word under which its meaning is explained, where that is not the title. */
  readonly word?: string | undefined;
  /** Said under the title; the card is marked as wrong. */
  readonly error?: string | undefined;
  /** Said under the title; the card is marked as worth a look. */
  readonly warning?: string | undefined;
  /** Whether its counts are about to change. */
  readonly isLoading?: boolean | undefined;
  /** Takes back what was chosen of it; nothing where nothing was. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
};

export const FilterCard = ({
  title,
  word = title,
  error,
  warning,
  isLoading = false,
  onClear,
  children,
}: FilterCardProps) => {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const clear = (): void => {
    // The button goes away with what it takes back.
    card.current?.focus();
    onClear?.();
  };
  const level = error ? 'filter-card-error' : warning ? 'filter-card-warning' : '';
  return (
    <section
      className={`filter-card ${level}`.trim()}
      aria-labelledby={id}
      aria-busy={isLoading}
      tabIndex={-1}
      ref={card}
    >
      <header>
        <h3 id={id}>{title}</h3>
        <InfoTip title={word} />
        {onClear && (
          <button type="button" className="filter-clear" onClick={clear}>
            Limpiar<span className="visually-hidden"> {title}</span>
          </button>
        )}
      </header>
      {(error ?? warning) && (
        <p className="filter-message" role="alert">
          {error ?? warning}
        </p>
      )}
      {children}
    </section>
  );
};
