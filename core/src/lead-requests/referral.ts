/** The person who recommended the site to the visitor, as the site remembers it. */
import { z } from 'zod';
import { optionalText, timestamp } from '../kit/validation/index.ts';
import { email } from '../people/index.ts';
import { type LeadRequest } from '../leads/index.ts';

/** Without an executive a referral is forgotten after 30 days (spec, public side, section 9). */
const lifetime = 30 * 24 * 60 * 60_000;

export const referral = z
  .object(
    {
      name: optionalText(100),
      email: email.nullish(),
      ejecutivo: z
        .uuid('Debe ser el id de un ejecutivo.')
        .toLowerCase()
        .nullish()
        .describe('quien trajo al visitante'),
      initialDate: timestamp.nullish().describe('desde cuándo se recuerda; 30 días si no hay ejecutivo'),
    },
    'Debe ser un objeto.',
  )
  .nullish()
  .transform((given): LeadRequest['referral'] => {
    if (!given) return undefined;
    const { name, email, ejecutivo, initialDate } = given;
    const isOver = Date.parse(initialDate ?? '') < Date.now() - lifetime;
    if (isOver && !ejecutivo) return undefined;
    if (!name && !email && !ejecutivo) return undefined;
    return { name, email: email ?? undefined, executiveId: ejecutivo ?? undefined };
  });
