/** The catalogue: what is offered, who offers it, where it covers, and the tables that prices are made of. */
import { command } from './messages/commands.ts';
import { columns, filters, status } from './messages/lists.ts';
import { form, pdf } from './messages/forms.ts';
import { history, index, onDay, show, versions } from './messages/product.ts';
import { detail, preview, profile } from './messages/preview.ts';
import { tableFile, tables } from './messages/tables.ts';
import { catalogueResources } from './messages/resources.ts';

export const catalogue = {
  filters,
  columns,
  status,
  form,
  command,
  pdf,
  show,
  index,
  versions,
  history,
  onDay,
  preview,
  detail,
  profile,
  tables,
  tableFile,
};

export const catalogueMessages = {
  cotejo: { parts: { catalogue: 'Catálogo' }, palette: { catalogue: 'Productos' }, catalogue },
  resources: catalogueResources,
};
