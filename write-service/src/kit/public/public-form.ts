/** Forms that visitors send: limited per network, recognised when they come again, checked by field, answered with a receipt. */
import { type Handled } from '@cotejo/core/kit/command-handling';
import { type AnyEvent, type Decider, type Decision } from '@cotejo/core/kit/event-sourcing';
import { countryOfRequest, refusals } from '@cotejo/core/kit/service';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer } from '../http/answer.ts';
import { optionalIdempotencyKey } from '../http/headers.ts';
import { type Limiter } from '@cotejo/core/kit/limits';
import { validated } from '../http/validated.ts';
import { type ByCountry } from './by-country.ts';
import { commandIdOf, type Recognition } from './command-id.ts';
import { publicHeaders } from './public-headers.ts';
import { type PublicParts } from './public-parts.ts';

const minute = 60_000;

/** A form that has arrived, and the context of whoever sent it. */
export type Visit = {
  readonly commandId: string;
  readonly country: CountryCode;
  readonly request: FastifyRequest;
  /** Sends a command as this visitor, in this country, under this command's id. */
  readonly send: <State, Event extends AnyEvent>(
    decider: Decider<State, Event>,
    id: string,
    decide: Decision<State, Event>,
  ) => Promise<Handled<State>>;
};

type Definition<Sent> = {
  readonly method?: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  /** For the API's documentation, in Spanish. */
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodType;
  readonly body: z.ZodType<Sent> | ByCountry<Sent>;
  readonly answer: { readonly status: 200 | 201; readonly description: string; readonly schema: z.ZodType };
  /** Statuses of refusals beside those of every form. */
  readonly refusals?: readonly (403 | 404 | 409)[];
  readonly recognition: Recognition;
  /** The content by which a repeat without a key is recognised; the whole form by default. */
  readonly content?: (sent: Sent) => unknown;
  /** The country, where something else than host and header says it; asked after the limits. @throws Rejection */
  readonly countryOf?: (sent: Sent, request: FastifyRequest) => Promise<CountryCode>;
  /** @returns the answer's body */
  readonly receive: (sent: Sent, visit: Visit) => Promise<object>;
};

/** A form whose type of content is known inside its context alone. */
export type PublicForm = (app: FastifyInstance, parts: PublicParts, limit: Limiter) => void;

const isByCountry = <Sent>(body: z.ZodType<Sent> | ByCountry<Sent>): body is ByCountry<Sent> =>
  !(body instanceof z.ZodType);

export const publicForm =
  <Sent>(form: Definition<Sent>): PublicForm =>
  (app, parts, limit) => {
    const { method = 'POST', path, summary, description, params, body, recognition, receive } = form;
    const { status, schema } = form.answer;
    const hostCountry = countryOfRequest(parts.countryHosts);

    /** The country of host or header, what was sent, and which command it is; checked in this order. */
    const read = async (request: FastifyRequest) => {
      const country = form.countryOf ? undefined : hostCountry(request);
      optionalIdempotencyKey(request);
      const sent = validated(isByCountry(body) ? body[country!] : body, request.body);
      const content = form.content ? form.content(sent) : sent;
      const commandId = await commandIdOf(parts, limit, request, { path, country, content, recognition });
      return { sent, commandId, country: country ?? (await form.countryOf!(sent, request)) };
    };

    const response: Readonly<Record<number, object>> = {
      [status]: answer(form.answer.description, schema),
      ...refusals(400, 413, 415, 422, 429, 503, ...(form.refusals ?? [])),
    };
    app.route({
      method,
      url: path,
      schema: {
        tags: ['Público'],
        summary,
        description,
        headers: form.countryOf ? publicHeaders.omit({ 'x-country': true }) : publicHeaders,
        ...(params && { params }),
        body: isByCountry(body) ? body.PE : body,
        response,
      },
      handler: async (request, reply) => {
        const { sent, commandId, country } = await read(request);
        const send: Visit['send'] = (decider, id, decide) =>
          parts.handle(decider, id, decide, {
            commandId,
            actor: { kind: 'visitor' },
            country,
            now: parts.now(),
          });
        return reply.code(status).send(await receive(sent, { commandId, country, request, send }));
      },
    });
  };

/** Forms of one group: what one network sends of any of them counts together. @param name of the group */
export const publicForms =
  (parts: PublicParts, name: string, forms: readonly PublicForm[]) =>
  async (app: FastifyInstance): Promise<void> => {
    const limit = parts.limits(`forms/${name}`, { uses: parts.publicLeadsPerMinute, within: minute });
    for (const form of forms) form(app, parts, limit);
  };
