/** Coverages of a plan on a card: two in words, and the others as icons (spec, public side, section 9). */
import { type ResultCard } from '../api/plans.ts';
import { useSite } from '../site.ts';
import { coverageValue } from './coverage-words.ts';

/** As many icons as a card has room for in a grid and in a row; the style shows what is of the one that it stands in. */
const mostIcons = { grid: 4, row: 15 } as const;

const Rest = ({ of, total }: { readonly of: keyof typeof mostIcons; readonly total: number }) => {
  const rest = total - mostIcons[of];
  return rest > 0 ? <li className={`plan-icon-of-${of}`}>+{rest}</li> : null;
};

type CoverageTagsProps = { readonly plan: Pick<ResultCard, 'coverages' | 'moreCoverages'> };

const Icon = ({ icon }: { readonly icon: string | undefined }) =>
  icon === undefined ? null : <img src={icon} alt="" width={20} height={20} loading="lazy" />;

export const CoverageTags = ({ plan: { coverages, moreCoverages } }: CoverageTagsProps) => {
  const { country } = useSite();
  if (coverages.length === 0)
    return (
      <p className="plan-no-coverages">
        No disponemos de información de coberturas o beneficios para este producto
      </p>
    );
  const total = moreCoverages.length;
  return (
    <div className="plan-coverages">
      <ul className="plan-tags">
        {coverages.map((tag, nth) => (
          <li key={`${tag.name} ${nth}`}>
            <Icon icon={tag.icon} />
            <span>{tag.name}</span>
            <strong>{coverageValue(tag, country) ?? 'Incluido'}</strong>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <ul className="plan-icons" aria-label="También cubre">
          {moreCoverages.slice(0, mostIcons.row).map(({ name, icon }, nth) => (
            <li
              key={`${name} ${nth}`}
              title={name}
              className={nth < mostIcons.grid ? undefined : 'plan-icon-of-row'}
            >
              <Icon icon={icon} />
              <span className="visually-hidden">{name}</span>
            </li>
          ))}
          <Rest of="grid" total={total} />
          <Rest of="row" total={total} />
        </ul>
      )}
    </div>
  );
};
