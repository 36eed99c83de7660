/** Movements of an account, the newest first, with the balance after each. */
import { movementTypeName, movementTypes } from '@cotejo/core/reference/movement-types';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { ExportButton } from '../exports/index.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { AbsoluteInstant, CalendarDay } from '../kit/time/Instant.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { moneyText, type ShownMovement } from './account.ts';

export const movements: ListConfig<ShownMovement> = {
  resource: 'movements',
  icon: ReceiptLongOutlined,
  sort: 'at',
  order: 'DESC',
  nameOf: ({ at }) => <AbsoluteInstant value={at} />,
  columns: [
    {
      label: 'effectiveOn',
      render: ({ effectiveOn }) => <CalendarDay value={effectiveOn} />,
      isLabelled: true,
    },
    { label: 'typeId', render: ({ typeId }) => movementTypeName(typeId) },
    { label: 'reference', render: ({ reference }) => reference },
    { label: 'reason', render: ({ reason }) => reason },
    { label: 'amount', render: (row) => moneyText(row.amount, row), align: 'right', isChip: true },
    { label: 'balance', render: (row) => moneyText(row.balance, row), align: 'right', isLabelled: true },
    { label: 'actorName', render: ({ actor, actorName }) => <ActorName actor={actor} name={actorName} /> },
  ],
  filters: [
    { source: 'typeId', choices: movementTypes },
    { source: 'effectiveOn', isPeriod: true },
  ],
  tools: <ExportButton />,
};
