/** Whether a value is a path of this site, so that nothing that was stored leads a visitor elsewhere; browsers leave out tabs and line ends. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^/\\\p{Cc}]\P{Cc}*$/u.test(value);
