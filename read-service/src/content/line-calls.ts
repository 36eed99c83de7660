/** The content calls about one line of insurance. */
import { z } from 'zod';
import { type Line, lineOf, whyUsOf, contentAnswers } from '@cotejo/core/content';
import { type CountryCode } from '@cotejo/core/kit/country';

type LineCall = {
  readonly path: string;
  readonly summary: string;
  readonly data: z.ZodType;
  /** @returns nothing for a line that the country does not have */
  readonly tell: (country: CountryCode, id: number) => unknown;
};

const numbered = (texts: readonly object[] | undefined) =>
  texts?.map((text, index) => ({ id: index + 1, ...text }));
const part =
  (name: 'features' | 'benefits' | 'blocks' | 'faq') =>
  (country: CountryCode, id: number): unknown => {
    const line: Line | undefined = lineOf(country, id);
    return numbered(line?.[name]);
  };
const id = z.int();

export const lineCalls: readonly LineCall[] = [
  {
    path: '/api/comparator/features/:id',
    summary: 'Lo que se puede filtrar en un comparador, explicado',
    data: z.array(contentAnswers.titled.extend({ id })),
    tell: part('features'),
  },
  {
    path: '/api/comparator/:id/benefits',
    summary: 'Los beneficios de un comparador',
    data: z.array(contentAnswers.titled.extend({ id })),
    tell: part('benefits'),
  },
  {
    path: '/api/comparator/blockzone/:id',
    summary: 'Los bloques de la página de un comparador, en orden',
    data: z.array(contentAnswers.titled.extend({ id })),
    tell: part('blocks'),
  },
  {
    path: '/api/comparator/:id/faq',
    summary: 'Las preguntas frecuentes de un comparador',
    data: z.array(contentAnswers.question.extend({ id })),
    tell: part('faq'),
  },
  {
    path: '/api/whyUs/:id',
    summary: 'Por qué comparar aquí, para un comparador',
    data: z.array(contentAnswers.reason),
    tell: whyUsOf,
  },
];
