/** What the panels of collective insurance on the start page say. */
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
