/** A file of made-up clinics with twenty columns, most of which nobody reads. */

const names = ['id', 'name', 'address', 'region', 'district', 'lat', 'lng'];
const others = Array.from({ length: 20 - names.length }, (_, at) => `nota ${at}`);

export const clinicFile = (count: number): Buffer => {
  const rows = Array.from({ length: count }, (_, row) => [
    `cl-medida-${row}`,
    `Clínica ${row}`,
    `Calle ${row}`,
    'Metropolitana',
    'Ñuñoa',
    -33.4,
    -70.6,
    ...others.map((name) => `${name} de ${row}`),
  ]);
  return Buffer.from([[...names, ...others], ...rows].map((cells) => cells.join(';')).join('\n'));
};
