/** Files on the read side: each given out to those whom its own aggregate's source shows it. */
import { type ReadContext } from '../kit/context.ts';
import { type FileParts, fileRoutes } from './routes.ts';

export const filesContext = (parts: FileParts): ReadContext => ({
  name: 'files',
  routes: [fileRoutes(parts)],
});
