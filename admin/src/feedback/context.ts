/** People's feedback on their requests. */
import { noun } from '@cotejo/core/kit/record';
import { type ConsoleContext } from '../kit/context.ts';
import { resourceWords } from '../kit/words/resource-words.ts';

export const feedbackContext: ConsoleContext = {
  name: 'feedback',
  resources: [
    {
      name: 'feedbacks',
      words: resourceWords(noun('opinión', 'opiniones', 'f')),
      permission: 'leads:read',
    },
  ],
};
