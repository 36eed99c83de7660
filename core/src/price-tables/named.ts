/** What rows of tables and price rules call a breed, a work type or a level. */
import { z } from 'zod';

export const named = z.string().trim().min(1).max(100);
