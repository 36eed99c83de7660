/** Badges of a plan, in words: new, exclusive, promoted, with an offer. */
import { type ResultCard } from '../api/index.ts';
import { Badge } from '../ui/Badge.tsx';

type Marked = Pick<ResultCard, 'isNew' | 'exclusive' | 'isPromoted' | 'insuranceMetadata'>;

const badgesOf = ({ isNew, exclusive, isPromoted, insuranceMetadata }: Marked): readonly string[] => {
  const { hasOffer, isPopular } = insuranceMetadata.metadata;
  const said: readonly (readonly [boolean | undefined, string])[] = [
    [hasOffer, 'Con oferta'],
    [isNew, 'Nuevo'],
    [exclusive, 'Exclusivo'],
    [isPopular, 'Popular'],
    [isPromoted, 'Promocionado'],
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
        </li>
      ))}
    </ul>
  ) : null;
};
