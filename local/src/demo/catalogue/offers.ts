/** What comes with some of the demo's plans: at least one offer of each kind. */
import { type Offer } from '@cotejo/core/catalogue';
import { minor } from './amounts.ts';

const common = { id: 1, salesLimitQuantityEnable: false } as const;
const percentOff = (percent: number) => ({ amount: minor(percent, '%'), unit: '%' as const });

/** By the code of the plan. */
export const offersByCode: Readonly<Record<string, readonly Offer[]>> = {
  'Salud-Esencial-Andina': [
    { ...common, type: 'DISCOUNT', title: '15 % de descuento tres meses', discount: percentOff(15), months: 3 },
  ],
  'Salud-Red-Andina': [
    { ...common, type: 'AGGREGATE', title: 'Dental básico de regalo', benefit: 'Odontología preventiva por un año' },
    { ...common, id: 2, type: 'COUPON', title: 'Cupón de bienvenida', code: 'BIENVENIDA10', discount: percentOff(10) },
  ],
  'Mascota-Tranquila': [
    { ...common, type: 'STOCK', title: 'Kit de bienvenida', gift: 'Placa con código y correa', units: 200, salesLimitQuantityEnable: true, salesLimitQuantity: 200 },
  ],
  'Vida-Costa-Verde': [
    { ...common, type: 'RELATED', title: 'Con tu seguro de salud', productCode: 'Salud-Esencial-Andina', description: 'Quien tiene ambos paga la cuota de vida el mismo día.' },
  ],
  'Viaje-Inti-Mundo': [
    { ...common, type: 'DISCOUNT', title: '20 % en compra anticipada', discount: percentOff(20), event: 'Cyber Días', salesLimitQuantityEnable: true, salesLimitQuantity: 500 },
  ],
  'Complementario-Cordillera-60': [
    { ...common, type: 'GIFTCARD', title: 'Tarjeta de regalo de $ 20.000', value: { amount: 20_000, unit: 'CLP' }, store: 'Supermercado del Valle' },
  ],
  'Araucaria-Preferente-100': [
    { ...common, type: 'AGGREGATE', title: 'Urgencia dental sin costo', benefit: 'Asistencia dental por un año' },
  ],
  'Dental-Austral-Plus': [
    { ...common, type: 'COUPON', title: 'Primera cuota a mitad de precio', code: 'SONRISA50', discount: percentOff(50) },
  ],
  'Complementario-Caribe': [
    { ...common, type: 'DISCOUNT', title: '10 % por pago anual', discount: percentOff(10), months: 12 },
  ],
  'Prepagada-Sabana-Plus': [
    { ...common, type: 'GIFTCARD', title: 'Bono de $ 100.000 en farmacia', value: { amount: minor(100_000, 'COP'), unit: 'COP' }, store: 'Droguerías del Parque' },
  ],
  'Meridian-Worldwide': [
    { ...common, type: 'RELATED', title: 'Viajes cortos incluidos', productCode: 'Viajero-Meridian', description: 'Asistencia de equipaje al tarifario de cliente.' },
  ],
}; // prettier-ignore
