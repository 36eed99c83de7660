/** Money that came into the company's bank accounts, and whose it is. */
import { type BankLineRecord, bankLineStatuses } from '@cotejo/core/bank-lines';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import { Button, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../exports/index.ts';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { CalendarDay } from '../../kit/time/Instant.tsx';
import { moneyText } from '../account.ts';
import { bankLineForms } from './forms.tsx';

const colours = { waiting: 'warning', assigned: 'success', dismissed: 'default' } as const;

const Status = ({ status }: { status: BankLineRecord['status'] }) => (
  <Chip size="small" variant="outlined" color={colours[status]} label={nameIn(bankLineStatuses, status)} />
);

/** The executive of a line, or the one that its description names. */
const Whose = ({ line }: { line: BankLineRecord }) => {
  if (line.executiveName !== null) return line.executiveName;
  return line.proposal ? (
    <Typography component="span" variant="body2" color="text.secondary">
      ¿{line.proposal.executiveName}? Su nombre está en la glosa.
    </Typography>
  ) : (
    line.note
  );
};

const Import = () => (
  <Button component={Link} to="/bank-lines/create" variant="contained" startIcon={<UploadFile />}>
    Cargar archivo del banco
  </Button>
);

const config: ListConfig<BankLineRecord> = {
  resource: 'bank-lines',
  icon: AccountBalanceOutlined,
  sort: 'day',
  order: 'DESC',
  nameOf: ({ day }) => <CalendarDay value={day} />,
  columns: [
    { label: 'description', render: ({ description }) => description },
    { label: 'reference', render: ({ reference }) => reference, isLabelled: true },
    {
      label: 'amount',
      source: 'amount',
      render: (line) => moneyText(line.amount, line),
      align: 'right',
      isChip: true,
    },
    { label: 'bankAccount', render: ({ bankAccount }) => bankAccount, isLabelled: true },
    { label: 'status', render: ({ status }) => <Status status={status} /> },
    { label: 'executiveId', render: (line) => <Whose line={line} />, isLabelled: true },
    {
      label: 'actions',
      render: (line) =>
        line.status === 'waiting' && (
          <CommandActions resource="bank-lines" record={line} forms={bankLineForms} isInRow />
        ),
    },
  ],
  filters: [
    { source: 'status', choices: bankLineStatuses },
    { source: 'day', isPeriod: true },
    countryFilter,
  ],
  tools: <ExportButton />,
  action: <Import />,
};

export const BankLineList = () => <RecordList config={config} />;
