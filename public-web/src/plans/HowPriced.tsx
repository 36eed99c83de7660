/** *¿Cómo se calcula?* on a card: the receipt of its price, asked for when it is opened. */
import { lazy, Suspense, useId, useState } from 'react';
import { type PriceDetail } from '../api/plan-detail.ts';
import { type ResultCard } from '../api/plans.ts';
import { type QueryResult } from '../api/query-result.ts';
import { type Profile } from '../domain/profile.ts';
import { useAppContext } from '../routing/app-context.ts';
import { Popover } from '../ui/Popover.tsx';
import './HowPriced.css';

const PriceReceipt = lazy(async () => ({ default: (await import('./PriceReceipt.tsx')).PriceReceipt }));
const waiting = <p role="status">Calculando…</p>;

type HowPricedProps = {
  readonly plan: Pick<ResultCard, 'id' | 'displayName'>;
  /** Of whom the card's price is. */
  readonly profile: Profile | undefined;
  /** The same in words. */
  readonly people: readonly string[];
};

export const HowPriced = ({ plan: { id, displayName }, profile, people }: HowPricedProps) => {
  const { platform } = useAppContext();
  const popover = useId();
  const [found, setFound] = useState<QueryResult<PriceDetail>>();
  const ask = async (): Promise<void> => {
    setFound(undefined);
    setFound(await platform.planPrice(id, profile));
  };
  return (
    <>
      <button type="button" className="how-priced" popoverTarget={popover}>
        ¿Cómo se calcula?<span className="visually-hidden"> El precio de {displayName}</span>
      </button>
      <Popover id={popover} title={displayName} className="how-priced-text" onOpen={() => void ask()}>
        {found === undefined && waiting}
        {found?.kind === 'found' && (
          <Suspense fallback={waiting}>
            <PriceReceipt told={found.value} people={people} />
          </Suspense>
        )}
        {found && found.kind !== 'found' && (
          <p role="alert">No pudimos calcularlo ahora. Cierra y vuelve a intentarlo.</p>
        )}
      </Popover>
    </>
  );
};
