/** What is assumed of whoever pays a part of each price, and the way to say it: an employer, or in Chile the contribution to health. */
import { type PlanPrice } from '../api/index.ts';
import { ProfileButton } from './ProfileButton.tsx';

type Paid = Pick<PlanPrice, 'split' | 'contribution'>;

type Question = {
  readonly words: string;
  readonly button: string;
  /** Where the form asks it. */
  readonly path: string;
};

const questionOf = ({ split, contribution }: Paid): Question | undefined => {
  if (split) {
    const share = `el ${split.employerPercent}\u00a0%`;
    return {
      words: split.isAssumed
        ? `Suponemos que tu empleador paga ${share} en todos los planes.`
        : `Tu empleador paga ${share}.`,
      button: 'Cambiar porcentaje',
      path: 'aporteEmpleador',
    };
  }
  if (!contribution || contribution.amount !== undefined) return undefined;
  return {
    words: 'Tu cotización legal de salud paga una parte de cada isapre.',
    button: 'Decir mi sueldo',
    path: 'cotizante.0.ingreso',
  };
};

type PayersPromptProps = Omit<Parameters<typeof ProfileButton>[0], 'children' | 'focus'> & {
  /** Of plans that are shown; those without one say nothing. */
  readonly prices: readonly (Paid | null | undefined)[];
};

export const PayersPrompt = ({ prices, ...button }: PayersPromptProps) => {
  const paid = prices.find((price) => price?.split ?? price?.contribution);
  const question = paid && questionOf(paid);
  return question ? (
    <div className="payers-prompt">
      <p>{question.words}</p>
      <ProfileButton {...button} focus={question.path}>
        {question.button}
      </ProfileButton>
    </div>
  ) : null;
};
