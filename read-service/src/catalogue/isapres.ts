/** Isapres: who they are, what GES costs with them, and what their plans bring beside coverages. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { dayIn, type ProductContent } from '@cotejo/core/catalogue';
import { rowAt } from '@cotejo/core/pricing';
import { type Known } from './known.ts';
import {
  type Organization,
  organizationSchema,
  productsOnOffer,
  shownOrganization,
} from './organizations.ts';
import { plainly } from './plainly.ts';

export const isapreSchema = organizationSchema.extend({
  planes: z.int(),
  ges: z
    .object({ uf: z.number(), desde: z.iso.date().nullable() })
    .nullable()
    .describe('prima GES por persona al mes'),
});

export const shownIsapre = async (pool: Pool, isapre: Organization, { tables }: Known) => {
  const offered = await productsOnOffer(pool, 'CL');
  const premiums = rowAt(tables.gesPremiums, dayIn('CL', new Date().toISOString()));
  const uf = [isapre.url, isapre.displayName, isapre.organizationCode]
    .map(
      (name) =>
        premiums && Object.entries(premiums.row.uf).find(([key]) => plainly(key) === plainly(name))?.[1],
    )
    .find((value) => value !== undefined);
  return {
    ...shownOrganization(isapre),
    planes: offered
      .filter(({ organizationId }) => organizationId === isapre.id)
      .reduce((sum, { products }) => sum + products, 0),
    ges: uf === undefined ? null : { uf: Number(uf), desde: premiums?.from ?? null },
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
