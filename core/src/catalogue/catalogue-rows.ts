/** Records of the catalogue as the console shows them: in lists, in answers to commands and in the read model alike. */
import { z } from 'zod';
import { priceRule } from '../pricing/index.ts';
import { countryCodes } from '../reference/index.ts';
import { entryCommands, productCommands } from './access/allowed-catalogue-commands.ts';
import { productNumber } from './products/catalogue-number.ts';
import { catalogueTermDetails } from './entries/catalogue-term.ts';
import { productContent } from './content/product-content.ts';
import { coverageOrganizationDetails } from './entries/coverage-organization.ts';
import { type DatedTable, daysOf } from './tables/dated-table.ts';
import { type DatedTableKind } from './tables/dated-tables.ts';
import { type RegisteredEntry } from './entries/entry.ts';
import { insuranceTypeDetails } from './entries/insurance-type.ts';
import { organizationDetails } from './entries/organization.ts';
import { type KnownProduct } from './products/product.ts';
import { isChangedSincePublished } from './products/product-decisions.ts';

type At = { readonly version: number; readonly position: string };

const stands = {
  version: z.int().describe('número de eventos del registro'),
  position: z.string().describe('posición de su último evento, un decimal'),
};

/** Of a list of commands: which there are, and whether this person may. */
const allowedCommands = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(
      z.object({
        command: z.enum(names),
        allowed: z.boolean(),
        reason: z.string().optional().describe('por qué no'),
      }),
    )
    .readonly();

const entryRow = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ id: z.string(), ...stands, hidden: z.boolean().describe('los visitantes no lo ven'), ...shape });
const entryRecord = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  row.extend({ allowedCommands: allowedCommands(entryCommands) });

export const organizationRowSchema = entryRow(organizationDetails.shape);
export const insuranceTypeRowSchema = entryRow(insuranceTypeDetails.shape);
export const coverageOrganizationRowSchema = entryRow(coverageOrganizationDetails.shape);
export const catalogueTermRowSchema = entryRow(catalogueTermDetails.shape);
export const organizationRecordSchema = entryRecord(organizationRowSchema);
export const insuranceTypeRecordSchema = entryRecord(insuranceTypeRowSchema);
export const coverageOrganizationRecordSchema = entryRecord(coverageOrganizationRowSchema);
export const catalogueTermRecordSchema = entryRecord(catalogueTermRowSchema);

/** A registered organization, type, clinic or term as its row. */
export const catalogueEntryRow = <Details>(
  id: string,
  { status, details }: RegisteredEntry<Details>,
  { version, position }: At,
) => ({ id, version, position, hidden: status === 'hidden', ...details });

export const productRowSchema = z.object({
  id: z.string().describe('su código'),
  number: z.int().describe('con el que lo nombran las llamadas del sitio'),
  ...stands,
  status: z.enum(['draft', 'published', 'withdrawn']),
  country: z.enum(countryCodes),
  content: productContent,
  price: priceRule.nullable(),
  publications: z.int().describe('cuántas veces se publicó; la versión que se ve'),
  publishedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  isChanged: z.boolean().describe('el borrador dice otra cosa que lo publicado'),
});
export type ProductRow = Readonly<z.infer<typeof productRowSchema>>;
export const productRecordSchema = productRowSchema.extend({
  allowedCommands: allowedCommands(productCommands),
});

/** A product as its row: what the draft says, and whether visitors see something else. */
export const productRow = (code: string, product: KnownProduct, { version, position }: At): ProductRow => ({
  id: code,
  number: productNumber(code),
  version,
  position,
  status: product.status,
  country: product.country,
  content: product.content,
  price: product.price ?? null,
  publications: product.publications,
  publishedAt: product.publishedAt ?? null,
  withdrawnAt: product.withdrawnAt ?? null,
  isChanged: isChangedSincePublished(product),
});

export const datedTableRowSchema = z.object({
  id: z.string().describe('su nombre'),
  ...stands,
  displayName: z.string(),
  country: z.enum(countryCodes),
  days: z
    .array(z.object({ from: z.iso.date(), rows: z.record(z.string(), z.unknown()), source: z.string() }))
    .readonly()
    .describe('desde qué día rige cada fila, las 100 más nuevas'),
});
export type DatedTableRow = Readonly<z.infer<typeof datedTableRowSchema>>;
export const datedTableRecordSchema = datedTableRowSchema.extend({
  allowedCommands: allowedCommands(['set-rows']),
});

/** A table of every day has thousands; a list of them all is read page by page. */
const shownDays = 100;

/** A dated table as its row: its newest days, the newest first. */
export const datedTableRow = (
  { name, displayName, country }: DatedTableKind,
  table: DatedTable,
  { version, position }: At,
): DatedTableRow => ({
  id: name,
  version,
  position,
  displayName,
  country,
  days: daysOf(table).slice(0, shownDays),
});
