/** The site's policy forbids making code from text, so the validation library must not even try. Imported before any rule. */
import { config } from 'zod';

config({ jitless: true });
