/** Links in answers to the public site, documented so that the site may rely on their form. */
import { z } from 'zod';

/** A path of the site: it begins with one slash, and leads nowhere else; browsers leave out tabs and line ends. */
export const sitePathAnswer = z
  .string()
  .regex(/^\/[^/\\\p{Cc}]\P{Cc}*$/u)
  .describe('ruta del sitio');

/** A link that a visitor may follow, which no browser runs as a script: a secure address, a mail or telephone number, or a path of the site. */
export const linkAnswer = z.string().regex(/^(?:https:\/\/|mailto:|tel:|\/[^/\\])/);
