/** Coverages of a plan on a card: two in words, and the others as icons (spec, public side, section 9). */
import { type ResultCard } from '../api/index.ts';
import { useSite } from '../site.ts';
import { coverageValue } from './coverage-words.ts';

/** As many icons as a list has room for; the style hides those for which a grid has none. */
const mostIcons = 15;

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
  const icons = moreCoverages.slice(0, mostIcons);
  const hidden = moreCoverages.length - icons.length;
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
      {icons.length > 0 && (
        <ul className="plan-icons" aria-label="También cubre">
          {icons.map(({ name, icon }, nth) => (
            <li key={`${name} ${nth}`} title={name}>
              <Icon icon={icon} />
              <span className="only-read">{name}</span>
            </li>
          ))}
          {hidden > 0 && <li>+{hidden}</li>}
        </ul>
      )}
    </div>
  );
};
