/** Tells under which id a company's person is registered: documents stand in no address. */
import { companies, company } from '@cotejo/core/companies';
import { sees } from '@cotejo/core/identity';
import { insuredPeople } from '@cotejo/core/insured-people';
import { personIdOf } from '@cotejo/core/insured-people/server';
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { refusals } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from '../kit/http/answer.ts';
import { callerOf } from '../kit/http/callers.ts';
import { validated } from '../kit/http/validated.ts';
import { documentInCompany } from './person-bodies.ts';
import { documentIn } from './person-fields.ts';

type Parts = { readonly load: LoadAggregate; readonly indexKey: Buffer };

export const personIdRoutes =
  ({ load, indexKey }: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post(
      '/api/collective/person-ids',
      {
        config: { access: insuredPeople.list.permission },
        schema: {
          tags: ['Seguros colectivos'],
          summary: 'El id de quien tiene un documento en una empresa que puedes ver',
          description: 'No dice si esa persona está registrada.',
          body: documentInCompany,
          response: {
            200: answer('El id', z.object({ id: z.uuid() })),
            ...refusals(400, 401, 403, 422, 503),
          },
        },
      },
      async (request) => {
        const { companyId, ...typed } = validated(documentInCompany, request.body);
        const held = companies.guard.held((await load(company, companyId)).state);
        if (!held?.country || !sees(insuredPeople.rule, callerOf(request), held))
          return rejectInput({ companyId: 'No existe esa empresa, o no puedes verla.' });
        const { country } = held;
        return { id: personIdOf(indexKey, { country, companyId, ...documentIn(country, typed) }) };
      },
    );
  };
