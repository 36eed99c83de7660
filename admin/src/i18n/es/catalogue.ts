/** The catalogue: what is offered, who offers it, where it covers, and the tables that prices are made of. */
import { command } from './catalogue-commands.ts';
import { columns, filters, status } from './catalogue-lists.ts';
import { form, leave, pdf } from './catalogue-forms.ts';
import { history, index, onDay, show, versions } from './catalogue-product.ts';
import { detail, preview, profile } from './catalogue-preview.ts';
import { tableFile, tables } from './catalogue-tables.ts';

export { catalogueResources } from './catalogue-resources.ts';

export const catalogue = {
  filters,
  columns,
  status,
  form,
  command,
  pdf,
  leave,
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
