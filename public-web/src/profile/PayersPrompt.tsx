/** Says once for all plans who else pays, and opens the question about it: an employer, or in Chile the contribution to health. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type PlanPrice } from '../api/plans.ts';
import { formatPrice } from '../domain/money.ts';
import { contributionBase } from '../domain/who-pays.ts';
import { useSite } from '../site.ts';
import { PayersButton } from './PayersButton.tsx';

type Paid = Pick<PlanPrice, 'split' | 'contribution' | 'unit'>;

const payersOf = ({ split, contribution, unit }: Paid, country: CountryCode): string | undefined => {
  if (split) {
    const { employerPercent, isAssumed, credit } = split;
    const share = `empleador paga el ${employerPercent}\u00a0%`;
    const base = credit > 0 ? ' de lo que no cubre el crédito de EPS' : '';
    return isAssumed ? `Suponemos que tu ${share}${base || ' en todos los planes'}.` : `Tu ${share}${base}.`;
  }
  if (!contribution) return undefined;
  const { amount } = contribution;
  return amount === undefined
    ? 'Tu cotización legal de salud paga una parte de cada isapre.'
    : `Tu cotización legal de salud es de ${formatPrice(amount, unit.code, country)} al mes: ${contributionBase(contribution)}`;
};

type PayersPromptProps = Omit<Parameters<typeof PayersButton>[0], 'price'> & {
  /** Of plans that are shown; those without one say nothing. */
  readonly prices: readonly (Paid | null | undefined)[];
};

export const PayersPrompt = ({ prices, ...button }: PayersPromptProps) => {
  const { country } = useSite();
  const paid = prices.find((price) => price?.split ?? price?.contribution);
  return paid ? (
    <div className="payers-prompt">
      <p>{payersOf(paid, country)}</p>
      <PayersButton price={paid} {...button} />
    </div>
  ) : null;
};
