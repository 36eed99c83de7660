/** Permissions in an OpenAPI document, for tests that compare them with the routes. */
type Described = {
  readonly security?: readonly object[];
  readonly 'x-permission'?: string | readonly string[];
};
export type OpenApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

export type DocumentedOperation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{names}` where ids stand. */
  readonly path: string;
  /** The names of the ways to say who one is; none for what is for everybody. */
  readonly security: readonly string[];
  /** A permission, several of which any lets in, `loggedIn` or `session`; nothing for what is for everybody. */
  readonly access: string | readonly string[] | undefined;
};

/** Every operation of a document. */
export const documentedOperations = ({ paths }: OpenApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], 'x-permission': access }]) => ({
      method: method.toUpperCase() as DocumentedOperation['method'],
      path,
      security: security.flatMap((way) => Object.keys(way)),
      access,
    })),
  );

/** Operations that want to know who somebody is and don't say whom they let in, or are for staff and ask nobody. */
export const unguarded = (operations: readonly DocumentedOperation[]): string[] =>
  operations
    .filter(
      ({ path, security, access }) =>
        security.length > 0 !== (access !== undefined) ||
        (/^\/api\/(console|commands)\//.test(path) && !security.includes('token')),
    )
    .map(({ method, path }) => `${method} ${path}`);
