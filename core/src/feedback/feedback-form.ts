/** The form of an opinion on how a request was handled, with messages in Spanish. */
import { z } from 'zod';
import { emptiableText, optionalText, text } from '../kit/validation/index.ts';
import { type Opinion } from './feedback.ts';
import { feedbackTopicIds } from './topics.ts';

const longestComment = 2_000;

const between = (from: number, to: number) => {
  const message = `Elige un número de ${from} a ${to}.`;
  return z.int(message).min(from, message).max(to, message);
};
const score = between(1, 5).describe('qué tan satisfecha quedó: 1 nada, 5 mucho');
const recommend = between(0, 10)
  .nullish()
  .transform((value) => value ?? undefined)
  .describe('si nos recomendaría: 0 nunca, 10 seguro');
const topics = z
  .array(z.enum(feedbackTopicIds, 'Ese tema no existe.'), 'Debe ser una lista.')
  .max(feedbackTopicIds.length, 'Son demasiados temas.')
  .transform((list) => feedbackTopicIds.filter((id) => list.includes(id)))
  .describe('de qué trata');

const notAnObject = 'El cuerpo debe ser un objeto JSON.';
/** The signature of the link: it cannot be made without the key. */
const signature = text(200).describe('la firma del enlace');

/** The body of `POST /api/feedbacks`. */
export const feedbackForm = z
  .object(
    {
      lead: z.uuid('Debe ser el id de la solicitud.').toLowerCase().describe('la solicitud del enlace'),
      signature,
      score,
      recommend,
      topics: topics.nullish().transform((list) => list ?? []),
      comment: optionalText(longestComment),
    },
    notAnObject,
  )
  .transform(({ lead, signature, ...opinion }) => ({ lead, signature, opinion: opinion satisfies Opinion }));

/** The body of `PATCH /api/feedbacks/{_id}`. */
export const feedbackChange = z
  .object(
    {
      signature,
      score: score.nullish().transform((value) => value ?? undefined),
      recommend,
      topics: topics.nullish().transform((list) => list ?? undefined),
      comment: emptiableText(longestComment)
        .nullish()
        .transform((value) => value ?? undefined)
        .describe('vacío retira el comentario'),
    },
    notAnObject,
  )
  .transform(({ signature, ...opinion }) => ({ signature, opinion: opinion satisfies Partial<Opinion> }));
