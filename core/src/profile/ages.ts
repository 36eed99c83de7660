/** Ages of persons. */
import { z } from 'zod';

/** Of a person, in full years. */
export const oldestAge = 120;
export const years = z.int().min(0).max(oldestAge).describe('full years');
