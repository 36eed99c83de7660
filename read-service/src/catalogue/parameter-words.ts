/** What the parameters of the calls about products are, in Spanish, by name. */

export const parameterWords: Readonly<Record<string, string>> = {
  plan: 'El producto, por su número o su código.',
  within: 'De qué parte del producto: su número dentro de él.',
  fileId: 'El archivo.',
  urlSegment: 'Su parte de las direcciones del sitio.',
  regionNumero: 'Solo las de esta región: el número con que la nombra /api/countryState/country.',
};
