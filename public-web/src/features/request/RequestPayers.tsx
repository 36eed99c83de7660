/** Who else pays the plan that is asked for: a sentence at first, and with the way to correct it once that has loaded. */
import { useEffect, useState } from 'react';
import { whoPays } from '../../domain/who-pays.ts';
import { type PricePayers } from '../../plans/PricePayers.tsx';
import { useSite } from '../../site.ts';

export const RequestPayers = (props: Parameters<typeof PricePayers>[0]) => {
  const { country } = useSite();
  const [loaded, setLoaded] = useState<{ readonly Payers: typeof PricePayers }>();
  useEffect(() => {
    import('../../plans/PricePayers.tsx').then(
      (module) => setLoaded({ Payers: module.PricePayers }),
      // The sentence says the same.
      () => undefined,
    );
  }, []);
  const payers = whoPays(props.price, country);
  return payers ? (
    <div className="request-payers">{loaded ? <loaded.Payers {...props} /> : payers}</div>
  ) : null;
};
