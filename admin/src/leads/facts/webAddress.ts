/** Addresses that visitors wrote, as links that do no more than they say. */

/** An address that may be opened: http or https, absolute. Nothing for any other, such as `javascript:`. */
export const webAddress = (text: string): string | undefined => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
};

/** Opens a letter to that address, and to nobody else: an e-mail may hold what begins the letter's other headers. */
export const letterTo = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
