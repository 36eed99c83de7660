/** How a lead that has just changed by another hand stands out, and fades. */
export const settled = { transition: 'background-color 1s' } as const;
export const marked = { ...settled, bgcolor: 'action.focus' } as const;
