/** Money that came into the company's bank accounts, and whose it is. */
import { type BankLineRecord, bankLines } from '@cotejo/core/bank-lines';
import { cellOf } from '@cotejo/core/records';
import UploadFile from '@mui/icons-material/UploadFile';
import { Button, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../exports/index.ts';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { RecordList } from '../../kit/list/RecordList.tsx';
import { bankLineForms } from './forms.tsx';

const colours = { waiting: 'warning', assigned: 'success', dismissed: 'default' } as const;

const Status = ({ line }: { line: BankLineRecord }) => (
  <Chip
    size="small"
    variant="outlined"
    color={colours[line.status]}
    label={cellOf(bankLines, 'status', line)}
  />
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

const described = recordConfig(bankLines, {
  order: 'DESC',
  columns: {
    reference: { isLabelled: true },
    amount: { isChip: true },
    bankAccount: { isLabelled: true },
    status: { render: (line) => <Status line={line} /> },
    executiveName: { render: (line) => <Whose line={line} />, isLabelled: true },
  },
  tools: <ExportButton />,
  action: <Import />,
});

const config: ListConfig<BankLineRecord> = {
  ...described,
  columns: [
    ...described.columns,
    {
      label: 'actions',
      render: (line) =>
        line.status === 'waiting' && (
          <CommandActions resource="bank-lines" record={line} forms={bankLineForms} isInRow />
        ),
    },
  ],
};

export const BankLineList = () => <RecordList config={config} />;
