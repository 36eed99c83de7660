/** What is said where records of the catalogue are changed. */

export const form = {
  nothing: 'Sin indicar',
  noneFound: 'Nada coincide',
  nth: 'N.º %{place}',
  add: 'Agregar a: %{what}',
  remove: 'Quitar',
  removeNamed: 'Quitar %{name}',
  row: 'fila %{place}',
  removeRow: 'Quitar la fila %{place}',
  tableHint:
    'Enter empieza una fila debajo. También puedes pegar celdas de una hoja de cálculo: llenan las filas desde donde estás.',
  pasted: 'Se pegó %{smart_count} fila. |||| Se pegaron %{smart_count} filas.',
  pastedLeft: '%{smart_count} celda quedó fuera. |||| %{smart_count} celdas quedaron fuera.',
  up: 'Subir',
  down: 'Bajar',
  empty: 'Todavía no hay nada aquí.',
  key: 'Nombre',
  id: 'Código',
  idHint: 'Letras sin acento, números y guiones. No se puede cambiar después.',
  note: 'Por qué (opcional)',
  day: 'Rige desde',
  source: 'Fuente',
  confirmed: 'Es correcto aunque el valor se aparte mucho del anterior o el día sea lejano',
  confirmedPercent: 'El porcentaje es correcto aunque sea menor que 1 %',
  confirmedIsapres: 'Los nombres son correctos aunque haya una isapre nueva o falte una',
  confirmedNames: 'La lista es correcta aunque falte un nombre que estaba antes',
  whole: 'sin decimales',
  noAmount: 'Escribe un monto, como %{example}.',
};

export const pdf = {
  choose: 'Elegir PDF',
  chooseOther: 'Elegir otro PDF',
  none: 'Hasta 10 MB.',
  sending: 'Subiendo %{name}…',
  sent: 'Listo: %{name}',
  wrongType: 'No es un PDF: su nombre termina en .pdf.',
  empty: 'El archivo está vacío.',
  tooLarge: 'El archivo pesa más de 10 MB.',
  replaces: 'Reemplaza a',
  isNew: 'Ninguno: es un documento nuevo',
};
