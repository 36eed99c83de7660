/** Files: attached to records of other contexts, and shown on their pages. */
import { type ConsoleContext } from '../kit/context.ts';
import { fileMessages } from './messages.ts';

export const filesContext: ConsoleContext = { name: 'files', messages: fileMessages };
