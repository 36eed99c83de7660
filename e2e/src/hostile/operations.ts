/** Everything that the services say they can do, read from their own OpenAPI documents: a new endpoint is in by itself. */
import { z } from 'zod';
import { type Caller, jsonOf } from '../api/call.ts';

const schemaNode = z.record(z.string(), z.unknown());
export type Schema = z.output<typeof schemaNode>;

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  schema: schemaNode.default({}),
  example: z.unknown().optional(),
});

const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaNode.default({}) })) })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
});

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), schemaNode).default({}),
    securitySchemes: z.record(z.string(), z.object({ scheme: z.string().optional() })).default({}),
  }),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
});

export type Operation = {
  /** Such as `POST /api/commands/leads/{id}/assign`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly z.output<typeof parameter>[];
  readonly body: Schema | undefined;
  /** The statuses that the document promises. */
  readonly statuses: readonly string[];
  /** Whether it wants the token of somebody who is logged in. */
  readonly secured: boolean;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads one service's document, as somebody of the staff. */
export async function operationsOf(call: Caller, documentPath: string, token: string): Promise<Operation[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await call({ method: 'GET', path: documentPath, headers });
  const { paths, components, security } = document.parse(jsonOf(answer));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, described]) => {
        const { parameters, requestBody, responses, ...rest } = operation.parse(described);
        const content = Object.values(requestBody?.content ?? {})[0];
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters,
          body: content && resolved(content.schema, components.schemas),
          statuses: Object.keys(responses),
          secured: (rest.security ?? security ?? []).some((way) =>
            Object.keys(way).some((name) => components.securitySchemes[name]?.scheme === 'bearer'),
          ),
        };
      }),
  );
}

/** The schema with its references replaced by what they stand for; one that leads back to itself stays open. */
function resolved(schema: Schema, named: Readonly<Record<string, Schema>>, depth = 0): Schema {
  const walk = (value: unknown): unknown => {
    if (depth > 8) return {};
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return resolved(value as Schema, named, depth + 1);
  };
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return resolved(named[reference.split('/').at(-1) ?? ''] ?? {}, named, depth + 1);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, walk(value)]));
}
