/** Chile's regions by their official number; the abbreviation is that of ISO 3166-2, and the capital's stands first. */
export type Region = {
  readonly id: number;
  readonly name: string;
  readonly order: number;
  readonly abbreviation: string;
};

const fromTheCapital: readonly (readonly [id: number, name: string, abbreviation: string])[] = [
  [13, 'Metropolitana de Santiago', 'RM'],
  [15, 'Arica y Parinacota', 'AP'],
  [1, 'Tarapacá', 'TA'],
  [2, 'Antofagasta', 'AN'],
  [3, 'Atacama', 'AT'],
  [4, 'Coquimbo', 'CO'],
  [5, 'Valparaíso', 'VA'],
  [6, 'Libertador General Bernardo O’Higgins', 'LI'],
  [7, 'Maule', 'ML'],
  [16, 'Ñuble', 'NB'],
  [8, 'Biobío', 'BI'],
  [9, 'La Araucanía', 'AR'],
  [14, 'Los Ríos', 'LR'],
  [10, 'Los Lagos', 'LL'],
  [11, 'Aysén del General Carlos Ibáñez del Campo', 'AI'],
  [12, 'Magallanes y de la Antártica Chilena', 'MA'],
];

export const regions: readonly Region[] = fromTheCapital.map(([id, name, abbreviation], index) => ({
  id,
  name,
  order: index + 1,
  abbreviation,
}));
