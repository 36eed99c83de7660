/** The catalogue on the write side: everything by which staff change what visitors compare. */
import { type FastifyInstance } from 'fastify';
import { commandRoutes } from '../kit/commands/routes.ts';
import { type Dependencies } from '../dependencies.ts';
import { catalogueTermAggregate } from './catalogue-term-commands.ts';
import { coverageOrganizationAggregate } from './coverage-organization-commands.ts';
import { datedTableAggregate } from './dated-table-commands.ts';
import { insuranceTypeAggregate } from './insurance-type-commands.ts';
import { organizationAggregate } from './organization-commands.ts';
import { productAggregate } from './product-commands.ts';

export { productReferences } from './product-references.ts';

export const catalogueRoutes =
  (dependencies: Dependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(commandRoutes(dependencies, organizationAggregate));
    await app.register(commandRoutes(dependencies, insuranceTypeAggregate));
    await app.register(commandRoutes(dependencies, coverageOrganizationAggregate));
    await app.register(commandRoutes(dependencies, catalogueTermAggregate));
    await app.register(commandRoutes(dependencies, productAggregate(dependencies)));
    await app.register(commandRoutes(dependencies, datedTableAggregate));
  };
