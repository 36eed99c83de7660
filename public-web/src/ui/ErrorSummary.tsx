/** Error summary at the top of a form: it takes the focus, and each line leads to its question. */
import { useEffect, useRef } from 'react';
import { fieldId } from './Field.tsx';
import './ErrorSummary.css';

export type ErrorLine = { readonly field?: string; readonly text: string };

/** Follows the line's link by itself: the router would take a hash for a navigation and leave the focus where it is. */
const goTo = (field: string) => (event: React.MouseEvent) => {
  event.preventDefault();
  document.getElementById(fieldId(field))?.focus();
};

/**
 * @param title what happened
 * @param attempt changes with every attempt to send, and only then is the focus taken
 */
export const ErrorSummary = ({
  title,
  lines,
  attempt,
}: {
  readonly title: string;
  readonly lines: readonly ErrorLine[];
  readonly attempt: unknown;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    // Without scripts the browser itself moves the focus here, as nobody else will.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field ?? text}>
            {field ? (
              <a href={`#${fieldId(field)}`} onClick={goTo(field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
