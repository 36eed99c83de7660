/** Plan files of isapres for tests. */
import { type OfferedProduct } from '../../catalogue/index.ts';
import { type Brought } from '../source.ts';
import { readImport } from '../sources.ts';
import { json } from './rows.ts';

/** A valid row with every column. */
export const plan = {
  isapre: 'Nueva Masvida', code: 'PM2603', name: 'Pleno Max', baseUf: 2.06, cap: true, notes: 'PLENO',
  zones: ['santiago'], hosp: { 'cl-uno': 90, 'cl-dos': 60 }, amb: { 'cl-uno': 70 },
}; // oxfmt-ignore

export const readPlans = (...rows: readonly object[]): ReturnType<typeof readImport> =>
  readImport('isapre', 'CL', json(rows));

/** The product of a row; undefined for a clinic or no row. */
export const offeredBy = (one: Brought | undefined): OfferedProduct | undefined =>
  one?.is === 'product' ? one.offered : undefined;
