/** Opens a letter to that address, and to nobody else: an e-mail may hold what begins the letter's other headers. */
export const letterTo = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
