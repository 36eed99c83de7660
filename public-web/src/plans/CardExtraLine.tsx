/** Lines of a card that come when it is seen: features, clinics, offers, ways to pay; in a place of their own height. */
import { useRef, useState } from 'react';
import { type CardExtra } from '../api/card-extra.ts';
import { type Extra } from './card-extra.ts';

const namedClinics = new Intl.ListFormat('es', { type: 'conjunction' });
/** Names that a line of a card has room for. */
const namedFeatures = 2;

const clinicsIn = ({ clinics, chosenClinics }: CardExtra): string => {
  if (clinics === 0) return '';
  const count = clinics === 1 ? 'Atención en 1 clínica' : `Atención en ${clinics} clínicas`;
  if (chosenClinics.length === 0) return count;
  const names = chosenClinics.map(({ displayName, category }) =>
    category ? `${displayName} (${category})` : displayName,
  );
  return `${count}, con ${namedClinics.format(names)}`;
};

const featuresIn = ({ features }: CardExtra): string => {
  const rest = features.length - namedFeatures;
  const names = features.slice(0, namedFeatures).join(' · ');
  return rest > 0 ? `${names} y ${rest} más` : names;
};

const Known = ({ extra }: { readonly extra: CardExtra }) => (
  <>
    {extra.offers.map(({ id, title, soldOut }) => (
      <p key={id} className="plan-offer">
        {soldOut ?? title}
      </p>
    ))}
    <p>{featuresIn(extra)}</p>
    <p>
      {[
        clinicsIn(extra),
        extra.paymentMethods.length > 0 && `Pago con ${extra.paymentMethods.join(', ').toLowerCase()}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </>
);

export const CardExtraLine = ({ extra }: { readonly extra: Extra }) => {
  const box = useRef<HTMLDivElement>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  const retry = (ask: () => void) => (): void => {
    setIsAwaited(true);
    // The button goes away until the answer is there.
    box.current?.focus({ preventScroll: true });
    ask();
  };
  return (
    // Who asked for it again hears it; who scrolls past does not.
    <div className="plan-extra" tabIndex={-1} ref={box} {...(isAwaited && { role: 'status' })}>
      {extra.state === 'known' && <Known extra={extra.extra} />}
      {extra.state === 'failed' && (
        <p role="alert">
          <strong>Error al cargar resultados.</strong> No fue posible cargar los resultados. Verifica tu
          conexión a internet e inténtalo nuevamente.{' '}
          <button type="button" className="plan-retry" onClick={retry(extra.retry)}>
            Reintentar
          </button>
        </p>
      )}
    </div>
  );
};
