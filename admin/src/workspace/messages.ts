/** What the console says about how one has set it up. */
export const workspace = {
  notKept: 'No se pudo guardar tu preferencia; vale solo mientras no recargues la página.',
};

const views = {
  title: 'Vistas',
  open: 'Vista: %{name}',
  changed: 'sin guardar',
  ofTheHouse: 'De Cotejo',
  mine: 'Tuyas',
  ofOthers: 'Compartidas por colegas',
  isShared: 'La compartes con tus colegas',
  name: 'Nombre de la vista',
  nameNeeded: 'Escribe un nombre.',
  saveNew: 'Guardar como vista nueva…',
  saveChanges: 'Guardar los cambios en «%{name}»',
  rename: 'Cambiar el nombre de la vista…',
  share: 'Compartir «%{name}» con colegas de tus países',
  unshare: 'Dejar de compartir «%{name}»',
  delete: 'Eliminar la vista…',
  deleteNow: 'Eliminar',
  deleteTitle: '¿Eliminar la vista «%{name}»?',
  deleteOwn: 'Lo que muestra no cambia: solo se pierde la vista.',
  deleteShared: 'Tus colegas también dejan de verla. Lo que muestra no cambia.',
  saved: 'La vista «%{name}» está guardada.',
  sharedNow: 'Tus colegas ya ven «%{name}».',
  unshared: '«%{name}» vuelve a ser solo tuya.',
  deleted: 'La vista «%{name}» se eliminó.',
  unreadable: 'No se pudieron leer las vistas guardadas.',
};

export const workspaceMessages = {
  resources: { views },
  cotejo: {
    workspace,
    journal: {
      names: {
        views: {
          save: 'Guardar una vista',
          share: 'Compartir una vista',
          unshare: 'Dejar de compartir una vista',
          delete: 'Eliminar una vista',
        },
      },
    },
  },
};
