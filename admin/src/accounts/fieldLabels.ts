/** Labels of the fields of accounts, movements, lines of the bank and waiting charges. Loaded apart from the frame, with their descriptions. */
import { accounts, movements } from '@cotejo/core/accounts';
import { bankLines } from '@cotejo/core/bank-lines';
import { waitingCharges } from '@cotejo/core/charges';

export const fieldLabels = {
  accounts: accounts.labels,
  movements: movements.labels,
  bankLines: bankLines.labels,
  waitingCharges: waitingCharges.labels,
};
