/** The body of the command that attaches a file to a policy or to a person. */
import { record } from '@cotejo/core/kit/fields';
import { text } from '@cotejo/core/kit/validation';
import { z } from 'zod';

export const attaching = record({
  fileId: z.uuid('Sube un archivo.').describe('el de la subida'),
  name: text(200).describe('como lo verá la gente'),
});
