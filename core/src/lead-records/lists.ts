/** The lists of leads that people save views of, each with the permission that it needs. */
export const leadList = { resource: 'leads', permission: 'leads:read' } as const;
export const statusChangeList = { resource: 'status-changes', permission: 'leads:audit' } as const;
