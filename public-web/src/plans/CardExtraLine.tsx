/** The line of a card that comes when it is seen: clinics, offers, ways to pay; in a place of its own height. */
import { type CardExtra } from '../api/index.ts';
import { type Extra } from './card-extra.ts';

const clinicsIn = ({ clinics }: CardExtra): string =>
  clinics === 0 ? '' : clinics === 1 ? 'Atención en 1 clínica' : `Atención en ${clinics} clínicas`;

const Known = ({ extra }: { readonly extra: CardExtra }) => (
  <>
    {extra.offers.map(({ id, title, soldOut }) => (
      <p key={id} className="plan-offer">
        {soldOut ?? title}
      </p>
    ))}
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

export const CardExtraLine = ({ extra }: { readonly extra: Extra }) => (
  <div className="plan-extra">
    {extra.state === 'known' && <Known extra={extra.extra} />}
    {extra.state === 'failed' && (
      <p role="alert">
        <strong>Error al cargar resultados.</strong> No fue posible cargar los resultados. Verifica tu
        conexión a internet e inténtalo nuevamente.{' '}
        <button type="button" className="plan-retry" onClick={extra.retry}>
          Reintentar
        </button>
      </p>
    )}
  </div>
);
