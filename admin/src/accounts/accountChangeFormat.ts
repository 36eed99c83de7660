/** The changes of an account that a dialog names while somebody decides. */
import { type AccountRecord, accounts } from '@cotejo/core/accounts';
import { type ChangeFormat } from '../kit/commands/conflict.ts';
import { moneyText } from './account.ts';

export const accountChangeFormat: ChangeFormat<AccountRecord> = {
  labels: accounts.labels,
  fields: ['balance'],
  valueOf: (_, value, record) => moneyText(Number(value), record),
};
