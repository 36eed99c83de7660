/** What the console says about how one has set it up. */
export const workspace = {
  notKept: 'No se pudo guardar tu preferencia; vale solo mientras no recargues la página.',
};
