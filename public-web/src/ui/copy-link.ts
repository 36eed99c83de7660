/** Copies a link, where the browser allows it. */

/**
 * @param copied tells that the link was copied
 * @returns what to tell: where the browser allows no copying, the link itself
 */
export const copyLink = async (address: string, copied: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(address);
    return copied;
  } catch {
    return `Copia este enlace: ${address}`;
  }
};
