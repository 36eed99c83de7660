/** The receipt of what a visitor sent: where it has arrived, and nothing of what it holds. */
import { type Handled } from '@cotejo/core/kit/command-handling';
import { z } from 'zod';

/**
 * @param field how the receipt names the id of what was sent
 * @param what that is, for the documentation in Spanish
 * @param more what the receipt tells beside it
 */
export const receipts = <More extends z.ZodRawShape = Record<never, never>>(
  field: 'id' | '_id',
  what: string,
  more: More = {} as More,
) => ({
  schema: z.object({
    data: z.object({
      [field]: z.uuid().describe(what),
      commandId: z.uuid(),
      position: z.string(),
      version: z.int(),
      ...more,
    }),
    error: z.null(),
  }),
  of: (
    id: string,
    commandId: string,
    { position, version }: Pick<Handled<unknown>, 'position' | 'version'>,
    told: z.output<z.ZodObject<More>> = {} as z.output<z.ZodObject<More>>,
  ) => ({
    data: { [field]: id, commandId, position, version, ...told },
    error: null,
  }),
});
