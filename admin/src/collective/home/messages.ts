/** Messages of the start page's panels of collective insurance. */
export const coverageHome = {
  waiting: 'Activaciones y bajas por responder',
  own: 'Tu empresa',
  late: 'Atrasadas',
  activations: 'Altas en proceso',
  cancellations: 'Bajas en proceso',
  incomplete: 'Altas a las que les faltan datos',
  active: 'Coberturas vigentes',
  declined: 'Altas rechazadas',
};
