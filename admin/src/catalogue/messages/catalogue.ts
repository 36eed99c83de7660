/** The catalogue: what is offered, who offers it, where it covers, and the tables that prices are made of. */
import { command } from './commands.ts';
import { columns, filters, status } from './lists.ts';
import { form, leave, pdf } from './forms.ts';
import { history, index, onDay, show, versions } from './product.ts';
import { detail, preview, profile } from './preview.ts';
import { tableFile, tables } from './tables.ts';

export { catalogueResources } from './resources.ts';

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
