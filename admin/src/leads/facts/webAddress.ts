/** An address that may be opened: http or https, absolute. Nothing for any other, such as `javascript:`. */
export const webAddress = (text: string): string | undefined => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
};
