/** Files of plans, as isapres publish them, for tests that read them. */
import { type OfferedProduct } from '../../catalogue/index.ts';
import { type Brought } from '../source.ts';
import { readImport } from '../sources.ts';
import { json } from './rows.ts';

/** A row that can be read, with everything that it may say. */
export const plan = {
  isapre: 'Nueva Masvida', code: 'PM2603', name: 'Pleno Max', baseUf: 2.06, cap: true, notes: 'PLENO',
  zones: ['santiago'], hosp: { 'cl-uno': 90, 'cl-dos': 60 }, amb: { 'cl-uno': 70 },
}; // oxfmt-ignore

/** Reads a file of such rows. */
export const readPlans = (...rows: readonly object[]): ReturnType<typeof readImport> =>
  readImport('isapre', 'CL', json(rows));

/** The product that a row brought; nothing for a clinic, or where there is no row. */
export const offeredBy = (one: Brought | undefined): OfferedProduct | undefined =>
  one?.is === 'product' ? one.offered : undefined;
