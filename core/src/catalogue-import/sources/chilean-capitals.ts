/** Coordinates of the capitals of Chile's provinces and of towns around Santiago, by region, in degrees to two places. */

type Capital = { readonly region: number; readonly lat: number; readonly lng: number };

const rows: readonly (readonly [region: number, ...places: readonly (readonly [string, number, number])[]])[] = [
  [15, ['Arica', -18.48, -70.31], ['Putre', -18.2, -69.56]],
  [1, ['Iquique', -20.21, -70.15], ['Pozo Almonte', -20.26, -69.79]],
  [2, ['Antofagasta', -23.65, -70.4], ['Calama', -22.46, -68.93], ['Tocopilla', -22.09, -70.2]],
  [3, ['Copiapó', -27.37, -70.33], ['Chañaral', -26.35, -70.62], ['Vallenar', -28.58, -70.76]],
  [4, ['La Serena', -29.9, -71.25], ['Ovalle', -30.6, -71.2], ['Illapel', -31.63, -71.17]],
  [5, ['Valparaíso', -33.05, -71.61], ['Hanga Roa', -27.15, -109.43], ['Los Andes', -32.83, -70.6], ['La Ligua', -32.45, -71.23],
    ['Quillota', -32.88, -71.25], ['San Antonio', -33.59, -71.61], ['San Felipe', -32.75, -70.73], ['Quilpué', -33.05, -71.44]],
  [13, ['Santiago', -33.45, -70.67], ['Puente Alto', -33.61, -70.58], ['Colina', -33.2, -70.67], ['San Bernardo', -33.59, -70.7],
    ['Melipilla', -33.69, -71.21], ['Talagante', -33.66, -70.93], ['Paine', -33.81, -70.74]],
  [6, ['Rancagua', -34.17, -70.74], ['Pichilemu', -34.39, -72], ['San Fernando', -34.58, -70.99]],
  [7, ['Talca', -35.43, -71.66], ['Cauquenes', -35.97, -72.32], ['Curicó', -34.98, -71.24], ['Linares', -35.85, -71.6]],
  [16, ['Chillán', -36.61, -72.1], ['Quirihue', -36.28, -72.54], ['San Carlos', -36.42, -71.96]],
  [8, ['Concepción', -36.83, -73.05], ['Lebu', -37.61, -73.65], ['Los Ángeles', -37.47, -72.35]],
  [9, ['Temuco', -38.74, -72.6], ['Angol', -37.8, -72.71], ['Villarrica', -39.28, -72.23]],
  [14, ['Valdivia', -39.81, -73.25], ['La Unión', -40.29, -73.08]],
  [10, ['Puerto Montt', -41.47, -72.94], ['Osorno', -40.57, -73.13], ['Castro', -42.48, -73.76], ['Chaitén', -42.92, -72.71]],
  [11, ['Coyhaique', -45.57, -72.07], ['Puerto Aysén', -45.4, -72.69], ['Cochrane', -47.25, -72.57], ['Chile Chico', -46.54, -71.73]],
  [12, ['Punta Arenas', -53.16, -70.91], ['Puerto Natales', -51.73, -72.51], ['Porvenir', -53.3, -70.37], ['Puerto Williams', -54.93, -67.61]],
]; // oxfmt-ignore

export const chileanCapitals: readonly (Capital & { readonly name: string })[] = rows.flatMap(
  ([region, ...places]) => places.map(([name, lat, lng]) => ({ name, region, lat, lng })),
);
