/** Where the list was left: its query, kept for the way back from a lead. */
export const listAddressKey = 'leads.listAddress';
