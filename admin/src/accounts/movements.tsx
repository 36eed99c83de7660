/** The lists of movements, the newest first: of all accounts that one may see, and of one. */
import { movements as kind, type ShownMovement } from '@cotejo/core/accounts';
import { cellOf } from '@cotejo/core/records';
import { ExportButton } from '../exports/index.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { recordConfig } from '../kit/list/recordConfig.tsx';

export const movements = recordConfig(kind, {
  order: 'DESC',
  columns: {
    executiveName: {
      render: (row) => `${row.executiveName ?? ''} · ${cellOf(kind, 'country', row)}`,
      isLabelled: true,
    },
    amount: { isChip: true },
  },
  tools: <ExportButton />,
});

/** The account's page says whose they are and where. */
export const movementsOfAccount: ListConfig<ShownMovement> = {
  ...movements,
  columns: movements.columns.filter(({ label }) => label !== 'executiveName'),
  filters: movements.filters.filter(({ source }) => source !== 'country'),
};
