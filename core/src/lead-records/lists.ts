/** The list of leads, of which people save views, with the permission that it needs. */
export const leadList = { resource: 'leads', permission: 'leads:read' } as const;
