/** A row's result as people read it: what it is called, where it is found, and why it was refused. */
import { importSource, type ImportSourceName } from '@cotejo/core/catalogue-import';
import { fieldName } from '../../catalogue/index.ts';
import { type RowLine } from '../run/line.ts';

const resources: Readonly<Record<Exclude<RowLine['is'], 'row'>, string>> = {
  product: 'products',
  clinic: 'coverage-organizations',
  organization: 'organizations',
  insuranceType: 'insurance-types',
  term: 'catalogue-terms',
  tableDay: 'dated-tables',
};

type Kind = keyof typeof resources;
export const kindNames: Readonly<Record<Kind, string>> = {
  product: 'Producto',
  clinic: 'Clínica',
  organization: 'Organización',
  insuranceType: 'Tipo de seguro',
  term: 'Término',
  tableDay: 'Valores de un día',
};
const broughtBy: Readonly<Record<ImportSourceName, Kind>> = {
  isapre: 'product',
  renipress: 'clinic',
  clinicas: 'clinic',
  productos: 'product',
  tablas: 'tableDay',
};

/** A row that can't be read is one of what its file brings. */
export const kindOf = ({ is }: RowLine, source: ImportSourceName): Kind =>
  is === 'row' ? broughtBy[source] : is;

/** A product also by its code; of the others the number says nothing to anybody. */
export const calledOf = ({ is, id = '', name }: RowLine): string => {
  if (name === undefined || name === id) return id;
  return is === 'product' ? `${name} · ${id}` : name;
};

/** @returns where its page is; nothing while there is none */
export const pageOfRow = ({ is, id, outcome }: RowLine, isTrial: boolean): string | undefined => {
  const isThere = outcome === 'unchanged' || outcome === 'changed' || (outcome === 'created' && !isTrial);
  return is === 'row' || id === undefined || !isThere
    ? undefined
    : `/${resources[is]}/${encodeURIComponent(id)}/show`;
};

export type RowError = {
  /** As the file calls it, or the console where it lies within a column; nothing of the row as a whole. */
  readonly field?: string;
  readonly message: string;
};

/** `content.identity.path` of a column is told by its own name; what is no column's, such as a draft's, too. */
const nameOf = (path: string, columns: readonly string[]): string => {
  const [column = '', ...rest] = path.split('.');
  if (!columns.includes(column)) return fieldName(path);
  return column === 'content' && rest.length > 0 ? fieldName(rest.join('.')) : path;
};

export const errorsOf = ({ errors = {} }: RowLine, source: ImportSourceName): readonly RowError[] => {
  const columns = importSource(source).columns.map(({ name }) => name);
  return Object.entries(errors).map(([path, message]) =>
    path === 'row'
      ? { message }
      : // Of a table the service tells the column, and the row where it is another.
        { field: source === 'tablas' ? path : nameOf(path, columns), message },
  );
};
