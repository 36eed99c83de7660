import { describe, test } from 'vitest';
import { type Staff } from '../identity/index.ts';
import { given } from '../kit/testing/index.ts';
import {
  assignBankLine,
  bankLine,
  type BankLineEvent,
  dismissBankLine,
  importBankLine,
  noteNumberedLine,
} from './bank-line.ts';

const [rosa, movementId] = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001'];
const by: Staff = { id: 'a0000000-0000-4000-8000-000000000002', roles: ['BACKOFFICE'], countries: ['PE'] };
const line = {
  bankAccount: 'BCP 1910',
  currency: 'PEN',
  day: '2026-03-02',
  amount: 5_000,
  reference: '123',
  description: 'TRANSF DE ROSA QUISPE',
} as const;
const imported: BankLineEvent = { type: 'BankLineImported', data: line };
const account = { executiveId: rosa, country: 'PE', currency: 'PEN' } as const;
const assigned: BankLineEvent = { type: 'BankLineAssigned', data: { executiveId: rosa, movementId } };

test('a line comes in once', () => {
  given(bankLine).when(importBankLine(line)).then(imported);
  given(bankLine, imported).when(importBankLine(line)).then();
  given(bankLine, imported, assigned).when(importBankLine(line)).then();
});

test('a line without a number is noted once as one that came in with it, and may still come in', () => {
  const numbered: BankLineEvent = { type: 'BankLineNumbered', data: { lineId: movementId } };
  given(bankLine).when(noteNumberedLine(movementId)).then(numbered);
  given(bankLine, numbered).when(noteNumberedLine(rosa)).then();
  given(bankLine, numbered).when(importBankLine(line)).then(imported);
});

test('a line without a number comes in beside a numbered one of its file, and not beside that of another', () => {
  const numbered: BankLineEvent = { type: 'BankLineNumbered', data: { lineId: movementId } };
  given(bankLine, numbered)
    .when(importBankLine(line, new Set([movementId])))
    .then(imported);
  given(bankLine, numbered).when(importBankLine(line, new Set())).then();
  given(bankLine).when(importBankLine(line, new Set())).then(imported);
});

describe('whose the money is', () => {
  test('is said once', () => {
    given(bankLine, imported).when(assignBankLine({ by, account, movementId })).then(assigned);
    given(bankLine, imported, assigned)
      .when(assignBankLine({ by, account, movementId }))
      .rejected('INVALID_TRANSITION');
    given(bankLine, imported, assigned)
      .when(dismissBankLine({ by, note: 'Es de la empresa' }))
      .rejected('INVALID_TRANSITION');
  });
  test('needs an open account, in the currency of the money', () => {
    const assign = (to: Parameters<typeof assignBankLine>[0]['account']) =>
      given(bankLine, imported).when(assignBankLine({ by, account: to, movementId }));
    assign(undefined).rejected('INVALID_INPUT', {
      executiveId: 'Ese ejecutivo no tiene una cuenta abierta.',
    });
    assign({ ...account, currency: 'CLP' }).rejected('INVALID_INPUT', {
      executiveId: 'Su cuenta es en CLP, y el abono en PEN.',
    });
  });
  test('is said by who may deposit there, and by nobody of their own account', () => {
    const assign = (who: Staff) =>
      given(bankLine, imported).when(assignBankLine({ by: who, account, movementId }));
    assign({ ...by, countries: ['CL'] }).rejected('NOT_FOUND');
    assign({ ...by, roles: ['SUPERVISOR'] }).rejected('NOT_FOUND');
    assign({ ...by, id: rosa }).rejected('NOT_ALLOWED');
  });
  test('may be nobody’s of the executives', () =>
    given(bankLine, imported)
      .when(dismissBankLine({ by, note: 'Es de la empresa' }))
      .then({ type: 'BankLineDismissed', data: { note: 'Es de la empresa' } }));
});
