/** What can be done with records of the catalogue, and what is said of it. */

/** What is done with records of the catalogue, wherever it is told. */
export const commandNames = {
  draft: 'Nuevo producto',
  change: 'Editar',
  price: 'Cambiar precio',
  publish: 'Publicar',
  withdraw: 'Retirar',
  'attach-document': 'Subir PDF',
  register: 'Registrar',
  hide: 'Ocultar a los visitantes',
  show: 'Mostrar a los visitantes',
  'set-rows': 'Fijar valores',
};

export const command = {
  save: 'Guardar',
  saving: 'Guardando…',
  saveAnyway: 'Guardar de todos modos',
  newer: 'Cambió mientras lo tenías abierto. Revisa qué cambió antes de guardar:',
  agesWithoutPrice:
    'La regla asegura edades para las que no tiene precio: %{ages}. Quien las tenga verá el plan sin precio.',
  age: '%{who} de %{from} años',
  ages: '%{who} de %{from} a %{to} años',
  newerOther: 'Cambió otra parte; lo que tienes abierto sigue igual.',
  done: {
    draft: 'Borrador creado.',
    change: 'Cambios guardados.',
    price: 'Precio guardado.',
    publish: 'Publicado: los visitantes ya lo ven así.',
    withdraw: 'Retirado: los visitantes ya no lo ven.',
    'attach-document': 'PDF adjuntado al borrador.',
    register: 'Registrado.',
    hide: 'Oculto para los visitantes.',
    show: 'Visible para los visitantes.',
    'set-rows': 'Valores fijados.',
  },
  names: commandNames,
  text: {
    draft: 'Empieza como borrador: los visitantes no lo ven hasta que se publique.',
    publish: 'Los visitantes verán el borrador tal como está, como la versión %{version}.',
    publishSame: 'El borrador dice lo mismo que lo publicado: no hay nada que cambie para los visitantes.',
    publishAgain:
      'Vuelve a la vista de los visitantes como la versión %{version}; dice lo mismo que cuando se retiró.',
    withdraw: 'Los visitantes dejan de verlo de inmediato. Se puede volver a publicar.',
    'attach-document':
      'Queda en el borrador; los visitantes lo ven cuando se publique. Lo ya publicado conserva su archivo.',
    hide: 'Los visitantes dejan de verlo de inmediato, también en los productos que lo nombran.',
    show: 'Los visitantes vuelven a verlo de inmediato.',
    'set-rows':
      'Los valores rigen desde ese día hasta el siguiente que tenga otros. Si el día ya tiene valores, se corrigen.',
  },
  missing: 'Falta algo antes de publicar',
  refused: {
    country: 'No atiendes el catálogo de ningún país.',
  },
};
