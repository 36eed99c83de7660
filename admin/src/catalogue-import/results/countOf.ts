/** Counts of rows as the page writes them: ten thousand with its mark. */
import { counted } from '../../kit/words/plural.ts';
import { type Outcome } from '../run/line.ts';

export const written = (count: number): string => count.toLocaleString('es-419');

const forms: Readonly<Record<Outcome, readonly [one: string, many: string]>> = {
  created: ['nueva', 'nuevas'],
  changed: ['cambia', 'cambian'],
  unchanged: ['igual', 'iguales'],
  refused: ['rechazada', 'rechazadas'],
};

/** `1 igual`, `3 nuevas`. */
export const countOf = (outcome: Outcome, count: number): string => counted(count, ...forms[outcome]);
