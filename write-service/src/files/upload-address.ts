/** Where files of an aggregate are sent, and for which record. */
import { rejectUnknown } from '@cotejo/core/kit/event-sourcing';
import { text } from '@cotejo/core/kit/validation';
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AnyAggregate, idsOf } from '../kit/commands/definition.ts';
import { validated } from '../kit/http/validated.ts';

export type UploadAddress = {
  readonly url: string;
  readonly schema: { readonly querystring: z.ZodObject; readonly params?: z.ZodObject };
  /** @throws Rejection */
  readonly read: (request: FastifyRequest) => { readonly ownerId: string; readonly name: string };
};

const named = z.object({
  name: text(500).describe('como se llama el archivo; su terminación dice de qué tipo es'),
});

/** `POST /api/files?leadId=…&name=…`: the older address of leads, which clients still use. */
const leadQuery = named.extend({
  leadId: z.uuid('Debe ser un UUID.').toLowerCase().describe('la solicitud'),
});
const leadAddress: UploadAddress = {
  url: '/api/files',
  schema: { querystring: leadQuery },
  read({ query }) {
    const { leadId: ownerId, name } = validated(leadQuery, query);
    return { ownerId, name };
  },
};

/** `POST /api/files/{aggregate}/{id}?name=…`, and for leads the older one too. */
export const uploadAddresses = (aggregate: AnyAggregate): readonly UploadAddress[] => {
  const ids = idsOf(aggregate);
  const address: UploadAddress = {
    url: `/api/files/${aggregate.name}/:id`,
    schema: { querystring: named, params: z.object({ id: ids.schema }) },
    read({ params, query }) {
      const id = ids.schema.safeParse((params as { id: string }).id);
      const ownerId = id.success ? id.data : rejectUnknown(ids.unknown);
      return { ownerId, name: validated(named, query).name };
    },
  };
  return aggregate.name === 'leads' ? [address, leadAddress] : [address];
};
