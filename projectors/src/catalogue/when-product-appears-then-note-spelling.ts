/** Notes how a product's code is spelled as soon as there is the product, so that visitors' requests find it in any case. */
import { noteSpelling, productEvents, productSpelling, spellingOf } from '@cotejo/core/catalogue';
import { idOfStream } from '@cotejo/core/kit/event-sourcing';
import { z } from 'zod';
import { type Automation } from '../kit/automation/index.ts';

const noted = z.object({ code: z.string() });

export const whenProductAppearsThenNoteSpelling: Automation = {
  name: 'when-product-appears-then-note-spelling',
  version: 1,
  handles: { product: productEvents },
  react: async (events) =>
    events.flatMap((because) => {
      const code = idOfStream(because.stream);
      return because.revision === 0
        ? [{ kind: 'plan', handler: 'note', target: spellingOf(code), because, input: { code } }]
        : [];
    }),
  handlers: {
    note: ({ input }, { send }) => send(productSpelling, noteSpelling(noted.parse(input).code)),
  },
};
