/** The sentence on who else pays a plan's price, with a button to correct it; its height does not change when a stored profile loads. */
import { type PlanPrice } from '../api/plans.ts';
import { contributionNote, whoPays } from '../domain/who-pays.ts';
import { PayersButton } from '../profile/PayersButton.tsx';
import { useSite } from '../site.ts';
import { InfoTip } from '../ui/InfoTip.tsx';
import './PricePayers.css';

type PricePayersProps = {
  readonly price: PlanPrice;
  readonly productType: string;
  /** Whether the price is for the profile of somebody who shared the plan, which the visitor can't change. */
  readonly isShared?: boolean | undefined;
  /** Shows the prices of the profile that was just saved. */
  readonly onSaved: () => void;
};

export const PricePayers = ({ price, productType, isShared, onSaved }: PricePayersProps) => {
  const { country } = useSite();
  const payers = whoPays(price, country);
  const note = contributionNote(price);
  return payers ? (
    <div className="price-payers">
      <div>
        {payers} {note && <InfoTip key={note} title="Cotización legal de salud" text={note} />}
      </div>
      {!isShared && <PayersButton price={price} productType={productType} onSaved={onSaved} />}
    </div>
  ) : null;
};
