/** Fills the catalogue's read models with plans: the rows that the projector would write, without the log that they would come from. */
import { offerProduct, product } from '@cotejo/core/catalogue';
import { type Client } from 'pg';
import { catalogueProjector } from '../../../projectors/src/catalogue/catalogue-projector.ts';
import { productTable } from '../../../projectors/src/catalogue/product-tables.ts';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf, upsert } from '../../../projectors/src/kit/projector/index.ts';
import { prepareSchema } from '../../../projectors/src/kit/projector/schema.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { type Random, randomFrom } from '../lead-lists/random.ts';
import { clinicIds, featureIds, insuranceTypeIds, organizationIds, type Plan, planOf } from './plans.ts';

const batch = 500;

const rowOf = ({ code, offered, references }: Plan, position: number) => {
  const occurredAt = new Date(Date.now() - 86_400_000).toISOString();
  const events = offerProduct(code, offered, references)(product.initial, new Date());
  const state = events.reduce(
    (before, event) => product.evolve(before, event, { occurredAt } as never),
    product.initial,
  );
  return {
    code,
    ...productTable.columns(code, state),
    version: events.length,
    position: String(position),
    state,
  };
};

/** What plans name, and the tax that their prices read. */
const writeNames = async (sql: Client): Promise<void> => {
  const entry = (id: number, details: object) => ({
    id: String(id),
    version: 1,
    position: '0',
    country: 'PE',
    hidden: false,
    display_name: `Nombre ${id}`,
    state: { status: 'shown', details: { country: 'PE', displayName: `Nombre ${id}`, ...details } },
  });
  await upsert(
    sql,
    'organization',
    'id',
    organizationIds.map((id) => {
      const named = { type: 'ASEG', url: `Aseguradora-${id}` };
      return { ...entry(id, { ...named, organizationCode: String(id), isDemo: true }), ...named };
    }),
  );
  await upsert(
    sql,
    'insurance_type',
    'id',
    insuranceTypeIds.map((id) => {
      const named = { name: `TIPO_${id}`, url: `tipo-${id}` };
      return {
        ...entry(id, { ...named, profileType: 'persons', comparePath: '/Comparar/Seguros-de-Salud' }),
        ...named,
        upper_type_id: null,
      };
    }),
  );
  await upsert(
    sql,
    'catalogue_term',
    'id',
    featureIds.map((id) => ({ ...entry(id, { kind: 'feature', name: `Rasgo ${id}` }), kind: 'feature' })),
  );
  await upsert(
    sql,
    'coverage_organization',
    'id',
    clinicIds.map((id) => ({
      ...entry(id, { aliases: [], places: [] }),
      register_code: null,
      names: [`Nombre ${id}`],
    })),
  );
  await sql.query(
    `insert into dated_table_row (name, "from", country, version, position, rows, source, set_at, actor)
     values ('taxes.IGV', '2011-03-01', 'PE', 1, 0, '{"percent":"18"}', 'bench', now(),
             '{"kind":"system","automation":"bench"}') on conflict do nothing`,
  );
};

/**
 * Makes all read models, and so many plans.
 * @param database of the projectors' role
 */
export async function fillPlans(database: string, indexKey: Buffer, count: number): Promise<void> {
  for (const projector of projectorsWith({ ...inertParts, indexKey })) {
    const sql = await connect({ database, instance: 'bench' });
    await prepareSchema(sql, projector);
    await sql.end();
  }
  const settings = { search_path: `${schemaOf(catalogueProjector)},extensions`, synchronous_commit: 'off' };
  const sql = await connect({ database, instance: 'bench', settings });
  const random: Random = randomFrom(count);
  await writeNames(sql);
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    const rows = Array.from({ length: size }, (_, nth) => rowOf(planOf(random, from + nth), from + nth + 1));
    await upsert(sql, 'product', 'code', rows);
  }
  await sql.query('vacuum analyze product');
  await sql.end();
}
