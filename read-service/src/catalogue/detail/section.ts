/** A part of a product beyond its card: its address, and how it is formatted from a publication. */
import { type ProductContent } from '@cotejo/core/product-content';
import { type z } from 'zod';
import { type Known } from '../known.ts';

/** A publication on a day, or what a draft would be as one. */
export type Detailed = {
  readonly day: string;
  readonly product: {
    readonly number: number;
    readonly publication: {
      readonly content: ProductContent & { readonly identity: { readonly path: string } };
    };
  };
  /** Features of other products of its type today; nothing on a day of the past. */
  readonly featuresOfType?: () => readonly number[];
};

export type Section = {
  /** The last part of its address. */
  readonly path: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly tell: (detailed: Detailed, known: Known) => unknown;
};
