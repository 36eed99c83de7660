/** What a product's page says of it: its sections, its versions, and what happened to it; the last two also of other entries. */

export const show = {
  facts: 'Datos',
  edit: 'Editar',
  editNamed: 'Editar: %{section}',
  add: 'Agregar',
  addNamed: 'Agregar: %{section}',
  emptyTitle: 'Sin datos todavía',
  noPrice: 'Todavía no tiene precio.',
  tabs: {
    label: 'Partes del producto',
    content: 'Contenido',
    versions: 'Versiones',
    preview: 'Vista previa',
  },
  code: 'Código',
  publications: 'Publicado %{smart_count} vez |||| Publicado %{smart_count} veces',
  lastPublished: 'última vez',
  missing: 'No incluida',
  coverage: 'Cobertura',
  amounts: 'Cuánto',
  conditions: 'Cómo',
};

export const index = {
  label: 'Secciones',
  lacks: 'falta algo para publicar',
  toPublish: 'Falta para publicar:',
};

export const versions = {
  version: 'Versión %{version}',
  draft: 'Borrador',
  compare: 'Comparar versiones',
  from: 'Antes',
  to: 'Después',
  difference: 'Qué cambió',
  same: 'Dicen lo mismo.',
  only: 'Hay una sola versión: desde que se registró no cambió nada.',
  error: 'No se pudieron leer las versiones',
  field: 'Dato',
  none: '—',
};

export const history = {
  title: 'Historial',
  error: 'No se pudo leer el historial',
  kinds: {
    drafted: 'Se empezó el borrador',
    changed: 'Se cambió el borrador',
    priced: 'Se cambió el precio del borrador',
    published: 'Se publicó la versión %{publication}',
    withdrawn: 'Se retiró la versión %{publication}',
  },
  lasted: {
    drafted: 'Se publicó %{duration} después',
    changed: 'Se publicó %{duration} después',
    priced: 'Se publicó %{duration} después',
    published: 'A la vista durante %{duration}',
    withdrawn: 'Fuera de la vista durante %{duration}',
  },
  lasts: {
    drafted: 'Sin publicar desde hace %{duration}',
    changed: 'Sin publicar desde hace %{duration}',
    priced: 'Sin publicar desde hace %{duration}',
    published: 'A la vista desde hace %{duration}',
    withdrawn: 'Fuera de la vista desde hace %{duration}',
  },
  entryKinds: {
    registered: 'Versión %{version}: se registró',
    changed: 'Versión %{version}: se cambió',
    hidden: 'Versión %{version}: se ocultó a los visitantes',
    shown: 'Versión %{version}: se volvió a mostrar a los visitantes',
  },
  after: '%{duration} después de lo anterior',
  imported: 'por una importación',
  content: 'Ver cómo quedó',
  contentNamed: 'Ver cómo quedó en la versión %{version}',
  note: 'Por qué: %{note}',
  noNote: 'No se dijo por qué.',
  difference: 'Ver qué cambió',
  differenceNamed: 'Ver qué cambió en la versión %{version}',
};

export const onDay = {
  title: 'Qué decía y cuánto costaba un día',
  day: 'Día',
  held: 'El %{day} los visitantes veían la versión %{version}, publicada el %{instant}.',
  notHeld: 'El %{day} los visitantes no veían este producto.',
  end: 'Cuenta lo que regía al final del día.',
  content: 'Todo lo que decía',
  contentError: 'No se pudo leer lo que decía',
  future: 'Elige un día que ya haya llegado.',
};
