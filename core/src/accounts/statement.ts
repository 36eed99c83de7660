/** Statements of accounts: what there was, what moved within some days, and what was left. */
import { z } from 'zod';
import { movementTypes } from '../reference/movement-types.ts';
import { movements } from './movements.ts';

/** Days that a statement covers at most, and movements that it lists. */
export const longestStatement = 366;
export const mostStatementLines = 2_000;

const amount = z.int().describe('en unidades menores de la moneda de la cuenta');
const { id, accountId, typeId, effectiveOn, at, reference, reason } = movements.table.row.shape;
const line = z.object({ id, typeId, effectiveOn, at, reference, reason, amount });
export type MovementLine = Readonly<z.infer<typeof line>>;

export const statementSchema = z.object({
  accountId,
  from: z.iso.date(),
  to: z.iso.date().describe('incluido'),
  opening: amount.describe('el saldo antes del primer día'),
  closing: amount.describe('el saldo al terminar el último día'),
  totals: z
    .array(z.object({ typeId, count: z.int(), amount }))
    .readonly()
    .describe('por tipo de movimiento, en el orden de los tipos'),
  lines: z
    .array(line.extend({ balance: amount.describe('el saldo después, en el orden de las fechas') }))
    .readonly(),
});
export type Statement = Readonly<z.infer<typeof statementSchema>>;

/**
 * @param opening the sum of all earlier movements, minor units
 * @param movements of the days, by day and then as they were recorded: money that moved on a day counts from that day,
 *   whenever it was told
 */
export const statementOf = (
  about: Pick<Statement, 'accountId' | 'from' | 'to'>,
  opening: number,
  movements: readonly MovementLine[],
): Statement => {
  let balance = opening;
  const lines = movements.map((movement) => {
    balance += movement.amount;
    return { ...movement, balance };
  });
  const totals = movementTypes.flatMap(({ id: type }) => {
    const some = movements.filter((movement) => movement.typeId === type);
    if (some.length === 0) return [];
    return [{ typeId: type, count: some.length, amount: some.reduce((sum, one) => sum + one.amount, 0) }];
  });
  return { ...about, opening, closing: balance, totals, lines };
};
