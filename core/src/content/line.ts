/** A line of insurance as the site speaks of it: what it is called, where it is compared, and what people should know. */
import { type ProfileSubject } from '../profile/index.ts';
import { type CountryCode } from '../kit/country/index.ts';

export type Titled = { readonly title: string; readonly content: string };
export type Question = { readonly question: string; readonly answer: string };

export type Line = {
  /** By which calls name it; the same in every country. */
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** As forms and the comparison call it. */
  readonly productType: string;
  /** Whom its form asks for. */
  readonly profileType: ProfileSubject;
  /** The payer of a part of the price: the visitor's employer, or her compulsory contribution to health. Her pay decides how much. */
  readonly paidBy?: 'employer' | 'contribution';
  readonly compareUrl: string;
  readonly category: 'health' | 'company' | 'life' | 'pets' | 'travel';
  readonly color: string;
  readonly icon: string;
  readonly countries: readonly CountryCode[];
  /** The subject of its filters. */
  readonly features: readonly Titled[];
  readonly benefits: readonly Titled[];
  /** The blocks of its page, in order. */
  readonly blocks: readonly Titled[];
  readonly faq: readonly Question[];
};

export const titled = (title: string, content: string): Titled => ({ title, content });
export const question = (asked: string, answer: string): Question => ({ question: asked, answer });
