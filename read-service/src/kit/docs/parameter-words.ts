/** Spanish descriptions of common parameters, by name: for those whose schema has none. */

export const parameterWords: Readonly<Record<string, string>> = {
  page: 'Qué página, desde 1.',
  take: 'Cuántos resultados por página; 20 si no se dice.',
  id: 'De cuál: el identificador con que lo nombran las listas.',
  at: 'Un día: qué decía y costaba entonces; hoy si no se dice.',
  code: 'El código con que se lo nombra.',
  type: 'El tipo o la clase, por su nombre o como se lee en las direcciones.',
  name: 'El tipo de seguro, por su nombre.',
  filter: 'Los mismos filtros que en la lista.',
  sort: 'El mismo orden que en la lista.',
};
