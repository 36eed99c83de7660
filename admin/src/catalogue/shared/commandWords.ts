/** The commands on records of the catalogue: their names, and the notice once one is done. */
import { type catalogueCommandPermission } from '@cotejo/core/catalogue';

export type CatalogueCommand = keyof typeof catalogueCommandPermission;

export const commandNames: Readonly<Record<CatalogueCommand, string>> = {
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

export const doneTexts: Readonly<Record<CatalogueCommand, string>> = {
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
};
