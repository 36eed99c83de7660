/** Facts about a comparison: of how many companies it tells, the day of its prices, and its order. */
import { authorised } from '@cotejo/core/reference/authorised-insurers';
import { type Results } from '../../api/plans.ts';
import { longDay } from '../../domain/days.ts';
import { useSite } from '../../site.ts';
import { InfoTip } from '../../ui/InfoTip.tsx';
import './TrustPanel.css';

const ofAuthorised = (compared: number, { count, authority, asOf }: (typeof authorised)[number]): string =>
  `Comparamos ${compared} de las ${count} compañías que autoriza la ${authority} (${asOf.split('-').reverse().join('/')}).`;

/** Demo insurers are made up: they never count among those that an authority knows. */
export const TrustPanel = ({ filters, day, cards }: Pick<Results, 'filters' | 'day' | 'cards'>) => {
  const { country } = useSite();
  const companies = filters.organizations.reduce(
    (sum, { children }) => sum + Math.max(1, children.length),
    0,
  );
  const isDemo = cards.some((card) => card.isDemo);
  const isOnlyDemo = isDemo && cards.every((card) => card.isDemo);
  const known = filters.organizations.flatMap(({ id, children }) => {
    const found = authorised.find((one) => one.country === country && one.type === id);
    return found ? [ofAuthorised(children.length, found)] : [];
  });
  const counted = `Comparamos planes de ${companies} ${companies === 1 ? 'compañía' : 'compañías'}`;
  const all =
    companies > 0 ? [isOnlyDemo ? `${counted} de demostración, que no existen.` : `${counted}.`] : [];
  const told = known.length > 0 && !isDemo ? known : all;
  return (
    <aside className="trust" aria-label="Cómo comparamos">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Precios y condiciones al {longDay(day)}.</p>
      {/* No paragraph: the parser ends one where the explanations, which hold paragraphs, begin. */}
      <div>
        Ninguna aseguradora paga por aparecer primero. <InfoTip title="Recomendado" /> El puntaje es una nota
        que nuestro equipo pone a cada plan. <InfoTip title="Puntaje" /> La afinidad junta lo que elegiste en
        los filtros con el precio, el puntaje y la red. <InfoTip title="Afinidad" />
      </div>
    </aside>
  );
};
