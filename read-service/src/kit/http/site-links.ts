/** Links in answers to the public site, documented so that the site may rely on their form. */
import { z } from 'zod';

/** A path of the site: it begins with one slash, and leads nowhere else. */
export const sitePathSchema = z
  .string()
  .meta({ pattern: '^/[^/\\\\\\p{Cc}]\\P{Cc}*$' })
  .describe('ruta del sitio');

/** A link that a visitor may follow: a secure address, a mail or telephone number, or a path of the site. */
export const linkSchema = z.string().meta({ pattern: '^(?:https://|mailto:|tel:|/[^/\\\\])' });
