/** What the console says about how one has set it up. */
export const workspace = {
  notKept: 'No se pudo guardar tu preferencia; vale solo mientras no recargues la página.',
};

export const workspaceMessages = {
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
