/** The catalogue, registered: everything by which staff change what visitors compare. */
import { productContent } from '@cotejo/core/product-content';
import { productRecordSchema } from '@cotejo/core/catalogue';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { priceRule } from '@cotejo/core/pricing';
import { type Pool } from 'pg';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { type Limits } from '@cotejo/core/kit/limits';
import { catalogueTermAggregate } from './catalogue-term-commands.ts';
import { coverageOrganizationAggregate } from './coverage-organization-commands.ts';
import { datedTableAggregate } from './dated-table-commands.ts';
import {
  catalogueDocumentRoutes,
  type CatalogueDocuments,
  catalogueDocumentSchema,
  postgresCatalogueDocuments,
  sweepCatalogueDocuments,
} from './documents/index.ts';
import { insuranceTypeAggregate } from './insurance-type-commands.ts';
import { organizationAggregate } from './organization-commands.ts';
import {
  cataloguePictureRoutes,
  type CataloguePictures,
  cataloguePictureSchema,
  postgresCataloguePictures,
  sweepCataloguePictures,
} from './pictures/index.ts';
import { productAggregate } from './product-commands.ts';
import { tableFileRoute } from './table-file-route.ts';

type Parts = {
  readonly pool: Pool;
  readonly load: LoadAggregate;
  readonly limits: Limits;
  readonly catalogueDocuments?: CatalogueDocuments;
  readonly cataloguePictures?: CataloguePictures;
};

export const catalogueContext = ({
  pool,
  load,
  limits,
  catalogueDocuments = postgresCatalogueDocuments(pool),
  cataloguePictures = postgresCataloguePictures(pool),
}: Parts): WriteContext => ({
  name: 'catalogue',
  tags: [{ name: 'Catálogo', description: 'Productos, quién los ofrece, y las tablas de sus precios' }],
  schemas: { Product: productRecordSchema, ProductContent: productContent, PriceRule: priceRule },
  aggregates: [
    registered(organizationAggregate(cataloguePictures)),
    registered(insuranceTypeAggregate(cataloguePictures)),
    registered(coverageOrganizationAggregate(cataloguePictures)),
    registered(catalogueTermAggregate(cataloguePictures)),
    registered(productAggregate({ load, catalogueDocuments, cataloguePictures })),
    registered(datedTableAggregate),
  ],
  routes: [
    catalogueDocumentRoutes({ load, catalogueDocuments, limits }),
    cataloguePictureRoutes({ cataloguePictures, limits }),
    tableFileRoute,
  ],
  tables: [catalogueDocumentSchema, cataloguePictureSchema],
  sweeps: [
    (log) =>
      sweepCatalogueDocuments(pool, load, (err, product) =>
        log.warn({ err, product }, 'a product could not be read; its documents wait for the next sweep'),
      ),
    () => sweepCataloguePictures(pool),
  ],
});
