/** Files: attached to records of other contexts, and shown on their pages. */
import { type ConsoleContext } from '../kit/context.ts';

export const filesContext: ConsoleContext = { name: 'files' };
