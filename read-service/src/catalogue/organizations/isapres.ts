/** Isapres: who they are, what GES costs with them, and what their plans bring beside coverages. */
import { organizationAnswers } from '@cotejo/core/organizations';
import { type Pool } from 'pg';
import { z } from 'zod';
import { dayIn } from '@cotejo/core/catalogue';
import { type ProductContent } from '@cotejo/core/product-content';
import { rowAt } from '@cotejo/core/price-tables';
import { type ChileanInsurer, insurerWithId, isapreKeyOf } from '@cotejo/core/reference/chilean-insurers';
import { plainlyInAddresses } from '@cotejo/core/kit/text';
import { type Known } from '../known.ts';
import { type Organization, organizationsIn, productsOnOffer, shownOrganization } from './organizations.ts';

/** By the names of the spec (console and platform, section 3), beside those that every organization has. */
export const isapreSchema = organizationAnswers.organization.extend({
  codigodelaisapre: z.int(),
  nombreisapre: z.string(),
  abvisapre: z.string().nullable(),
  imagenisapre: z.string().nullable(),
  urlisapre: z.string(),
  abierta: z.boolean().nullable(),
  seleccionado: z.boolean().describe('si está entre las organizations que se preguntan'),
  disabled: z.boolean().describe('no tiene planes publicados'),
  firstBrandColor: z.string().nullable(),
  secondBrandColor: z.string().nullable(),
  preciogesl: z.number().nullable().describe('UF por persona al mes'),
  key: z.string().nullable().describe('con la que la tabla de primas GES la conoce'),
  elementosenbusqueda: z.int().describe('cuántos planes tiene publicados'),
  planes: z.int(),
  ges: z
    .object({ uf: z.number(), desde: z.iso.date().nullable() })
    .nullable()
    .describe('prima GES por persona al mes'),
});

/** One of the market's that nobody has registered in the catalogue: it has no plans here, and its id still says who it is. */
const unregistered = ({ id, name, url, isOpen }: ChileanInsurer): Organization => ({
  id,
  country: 'CL',
  type: 'ISAPRE',
  displayName: name,
  organizationCode: String(id),
  url,
  isOpen,
  // The public fund is no isapre; the spec numbers it among them.
  ...(isOpen === null && { typeAlias: 'Fondo público' }),
  isDemo: false,
  isHidden: false,
});

/** @returns the isapre of an id, also of one that only older records have; nothing for an unknown or a hidden one */
export const isapreWithId = (known: Known, id: number): Organization | undefined => {
  const insurer = insurerWithId(id);
  const registered = known.organizations.get(insurer?.id ?? id);
  if (!registered) return insurer && unregistered(insurer);
  return organizationsIn(known, 'CL').find((one) => one === registered && one.type === 'ISAPRE');
};

/** By which the table of GES premiums knows it: as the rules of its plans say, else as the market or itself calls it. */
const keyOf = async (pool: Pool, isapre: Organization): Promise<string> => {
  const { rows } = await pool.query<{ key: string }>(
    `select publication #>> '{price,isapre}' as key from read.product
     where organization_id = $1 and publication #>> '{price,kind}' = 'isapre' order by code limit 1`,
    [isapre.id],
  );
  const insurer = insurerWithId(isapre.id);
  const called = insurer ? isapreKeyOf(insurer) : plainlyInAddresses(isapre.displayName).replaceAll(' ', '-');
  return rows[0]?.key ?? called;
};

export const shownIsapre = async (
  pool: Pool,
  isapre: Organization,
  { tables }: Known,
  chosen?: readonly number[],
) => {
  const offered = await productsOnOffer(pool, 'CL');
  const premiums = rowAt(tables.CL.gesPremiums, dayIn('CL', new Date().toISOString()));
  const key = await keyOf(pool, isapre);
  const uf = new Map(Object.entries(premiums?.row.uf ?? {})).get(key);
  const planes = offered
    .filter(({ organizationId }) => organizationId === isapre.id)
    .reduce((sum, { products }) => sum + products, 0);
  const shown = shownOrganization(isapre, chosen);
  return {
    ...shown,
    codigodelaisapre: isapre.id,
    nombreisapre: shown.displayName,
    abvisapre: shown.abbreviation,
    imagenisapre: shown.metadata.image,
    urlisapre: shown.metadata.url,
    abierta: shown.isOpen,
    seleccionado: shown.metadata.selected,
    disabled: planes === 0,
    firstBrandColor: shown.metadata.color,
    secondBrandColor: isapre.secondBrandColour ?? null,
    preciogesl: uf ? Number(uf) : null,
    key: uf ? key : null,
    elementosenbusqueda: planes,
    planes,
    ges: uf ? { uf: Number(uf), desde: premiums?.from ?? null } : null,
  };
};

/** The most that are told: plans of one isapre bring much the same. */
const most = 100;

/** Each once, by title. */
export const isapreBenefits = async (pool: Pool, organizationId: number) => {
  const { rows } = await pool.query<{ benefit: ProductContent['extraBenefits'][number] }>(
    `select distinct on (benefit ->> 'title') benefit
     from read.product, jsonb_array_elements(publication #> '{content,extraBenefits}') benefit
     where organization_id = $1 order by benefit ->> 'title', code limit ${most}`,
    [organizationId],
  );
  return rows.map(({ benefit: { title, content, icon } }) => ({ title, content, icon: icon ?? null }));
};
