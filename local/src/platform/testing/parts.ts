/** The processes that a platform has. */
export const parts = [
  'postgres',
  'event-store',
  'write-service',
  'projectors',
  'read-service',
  'public-web',
  'front',
] as const;
