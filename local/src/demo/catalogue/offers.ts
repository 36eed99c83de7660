/** What comes with some of the demo's plans: in every market at least one offer of each kind. */
import { type Offer } from '@cotejo/core/product-content';
import { minor } from './amounts.ts';

const common = { id: 1, salesLimitQuantityEnable: false } as const;
const percentOff = (percent: number) => ({ amount: minor(percent, '%'), unit: '%' as const });

/** Of a cyber event that goes on, with nothing left of it: whoever comes now is told so. */
const soldOutCyber = (id: number, percent: number): Offer => ({
  id,
  type: 'DISCOUNT',
  title: `${percent} % de descuento en Cyber Días`,
  discount: percentOff(percent),
  event: 'Cyber Días',
  salesLimitQuantityEnable: true,
  salesLimitQuantity: 0,
});

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
    soldOutCyber(2, 35),
  ],
  'Programa-Mar-Familia': [
    { ...common, type: 'GIFTCARD', title: 'Tarjeta de S/ 100', value: { amount: minor(100, 'PEN'), unit: 'PEN' }, store: 'Mercado de la Bahía' },
  ],
  'Vida-Costa-Verde': [
    { ...common, type: 'RELATED', title: 'Con tu seguro de salud', productCode: 'Salud-Esencial-Andina', description: 'Quien tiene ambos paga la cuota de vida el mismo día.' },
  ],
  'QpOnlineSale-Viaje-Inti-Mundo': [
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
  'QpOnlineSale-Pudu-Accidentes-1000': [
    { ...common, type: 'DISCOUNT', title: '25 % de descuento seis meses', discount: percentOff(25), months: 6 },
    soldOutCyber(2, 40),
  ],
  'QpOnlineSale-Mascota-Chile-Total': [
    { ...common, type: 'STOCK', title: 'Cama para tu mascota', gift: 'Cama lavable, talla mediana', units: 150, salesLimitQuantityEnable: true, salesLimitQuantity: 150 },
  ],
  'Complementario-Cordillera-80': [
    { ...common, type: 'RELATED', title: 'Suma el dental', productCode: 'ExternalOnlineSale-Cordillera-Dental', description: 'Un solo reembolso para los dos seguros.' },
  ],
  'Complementario-Caribe': [
    { ...common, type: 'DISCOUNT', title: '10 % por pago anual', discount: percentOff(10), months: 12 },
    soldOutCyber(2, 30),
  ],
  'Prepagada-Sabana-Plus': [
    { ...common, type: 'GIFTCARD', title: 'Bono de $ 100.000 en farmacia', value: { amount: minor(100_000, 'COP'), unit: 'COP' }, store: 'Droguerías del Parque' },
  ],
  'Cafetal-Regional': [
    { ...common, type: 'AGGREGATE', title: 'Chequeo ejecutivo', benefit: 'Un chequeo médico completo al año' },
  ],
  'QpOnlineSale-Huella-Colombia-Plus': [
    { ...common, type: 'STOCK', title: 'Kit de paseo', gift: 'Pechera y placa con código', units: 120, salesLimitQuantityEnable: true, salesLimitQuantity: 120 },
    { ...common, id: 2, type: 'COUPON', title: 'Cupón de bienvenida', code: 'HUELLA15', discount: percentOff(15) },
  ],
  'Paramo-Complementario': [
    { ...common, type: 'RELATED', title: 'Con odontología', productCode: 'Caribe-Dental', description: 'La primera cuota del dental sin costo.' },
  ],
  'Atlas-Mundo-1000': [
    { ...common, type: 'DISCOUNT', title: '5 % por pago anual', discount: percentOff(5), months: 12 },
    soldOutCyber(2, 20),
  ],
  'Globalia-Familia': [
    { ...common, type: 'AGGREGATE', title: 'Asistencia legal', benefit: 'Asesoría migratoria por un año' },
    { ...common, id: 2, type: 'COUPON', title: 'Cupón de familia', code: 'FAMILIA10', discount: percentOff(10) },
  ],
  'Horizonte-Estudiante': [
    { ...common, type: 'GIFTCARD', title: 'Tarjeta de USD 50', value: { amount: minor(50, 'USD'), unit: 'USD' }, store: 'Libros del Puerto' },
  ],
  'QpOnlineSale-Horizonte-Nomada': [
    { ...common, type: 'STOCK', title: 'Adaptador de viaje', gift: 'Adaptador universal', units: 80, salesLimitQuantityEnable: true, salesLimitQuantity: 80 },
  ],
  'Meridian-Worldwide': [
    { ...common, type: 'RELATED', title: 'Viajes cortos incluidos', productCode: 'QpOnlineSale-Viajero-Meridian', description: 'Asistencia de equipaje al tarifario de cliente.' },
  ],
}; // oxfmt-ignore
