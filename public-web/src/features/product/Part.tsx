/** A part of a plan that may not have come: the rest of the page stays, and it can be asked for again. */
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { type QueryResult } from '../../api/query-result.ts';
import { rateLimitedWords } from '../../routing/error-states.ts';
import { useRetries } from '../../routing/use-retries.ts';
import { HumanForm } from '../../ui/HumanForm.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import './Part.css';

const AskAgain = createContext<(() => void) | undefined>(undefined);
/** How a modal asks again, which has no page to load anew. */
export const AskAgainProvider = AskAgain.Provider;
/** @returns nothing on a page, which is loaded anew by the router */
export const useAskAgain = (): (() => void) | undefined => useContext(AskAgain);

/** To the tab that is shown; on a phone it may stand behind a button. */
const focusTab = (box: HTMLElement): void => {
  const page = box.closest<HTMLElement>('dialog, main');
  const tabs = page?.querySelectorAll<HTMLElement>('.plan-tabs > ul [aria-current], .plan-tabs-more button');
  for (const target of [...(tabs ?? []), page]) {
    target?.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
};

const unavailable = {
  title: 'Error al cargar resultados',
  description:
    'No fue posible cargar los resultados. Verifica tu conexión a internet e inténtalo nuevamente.',
} as const;

type FailedProps = {
  /** Milliseconds to wait, where too many were asked for. */
  readonly retryAfter: number | undefined;
};

const Failed = ({ retryAfter }: FailedProps) => {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const ask = useAskAgain() ?? revalidate;
  useRetries(ask, true, retryAfter);
  const box = useFocusHandover<HTMLDivElement>(focusTab);
  const { title, description } = retryAfter === undefined ? unavailable : rateLimitedWords;
  return (
    <div className="part-failed" role="alert" ref={box}>
      <h3>{title}</h3>
      <p>{description}</p>
      <a
        className="button button-quiet"
        href={pathname}
        onClick={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        Reintentar
      </a>
    </div>
  );
};

const HumanChallenge = () => {
  const page = useLocation();
  // A plan above a list has its own address in front of the list's.
  const { pathname, search } = page.mask ?? page;
  return (
    <div className="part-failed" role="alert">
      <h3>El sistema piensa que eres un robot...</h3>
      <p>Desde tu conexión se pidieron muchos planes en poco tiempo. Con un clic sigues leyendo.</p>
      <HumanForm backTo={pathname + search} />
    </div>
  );
};

type PartProps<Value> = {
  readonly of: QueryResult<Value>;
  /** Where there is nothing of it. */
  readonly empty?: ReactNode;
  readonly children: (value: Value) => ReactNode;
};

export const Part = <Value,>({ of, empty = null, children }: PartProps<Value>) => {
  if (of.kind === 'missing') return empty;
  if (of.kind === 'challenged') return <HumanChallenge />;
  if (of.kind !== 'found') return <Failed retryAfter={of.kind === 'tooMany' ? of.retryAfter : undefined} />;
  const isEmpty = Array.isArray(of.value) && of.value.length === 0;
  return isEmpty ? empty : children(of.value);
};
