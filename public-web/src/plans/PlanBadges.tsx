/** Badges of a plan, in words: new, exclusive, promoted, with an offer. */
import { type ResultCard } from '../api/plans.ts';
import { InfoTip } from '../ui/InfoTip.tsx';
import { Badge } from '../ui/Badge.tsx';

type Marked = Pick<ResultCard, 'isNew' | 'exclusive' | 'isPromoted' | 'insuranceMetadata'>;

const paid = 'Promoción pagada';
const whatIsPaid =
  'La aseguradora paga por llevar esta etiqueta. No cambia el orden de los planes, ni su precio ni su puntaje.';

const badgesOf = ({ isNew, exclusive, isPromoted, insuranceMetadata }: Marked): readonly string[] => {
  const { hasOffer, isPopular } = insuranceMetadata.metadata;
  const said: readonly (readonly [boolean | undefined, string])[] = [
    [hasOffer, 'Con oferta'],
    [isNew, 'Nuevo'],
    [exclusive, 'Exclusivo'],
    [isPopular, 'Popular'],
    [isPromoted, paid],
  ];
  return said.flatMap(([isSo, words]) => (isSo ? [words] : []));
};

export const PlanBadges = ({ plan }: { readonly plan: Marked }) => {
  const badges = badgesOf(plan);
  return badges.length > 0 ? (
    <ul className="plan-badges">
      {badges.map((words) => (
        <li key={words}>
          <Badge>{words}</Badge>
          {words === paid && <InfoTip title={paid} text={whatIsPaid} />}
        </li>
      ))}
    </ul>
  ) : null;
};
