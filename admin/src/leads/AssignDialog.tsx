/** Hands a lead to an executive of its country. */
import { Alert, LinearProgress } from '@mui/material';
import { AutocompleteInput, required, useNotify, useTranslate } from 'react-admin';
import { CommandDialog } from './CommandDialog.tsx';
import { type LeadRow } from './lead.ts';
import { useExecutives } from './useExecutives.ts';
import { useLeadCommand } from './useLeadCommand.ts';

const executiveChosen = [required('resources.leads.command.chooseExecutive')];
const fields = ['executiveId'];

export const AssignDialog = ({ lead, onClose }: { lead: LeadRow; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sending = useLeadCommand(lead);
  const { data = [], isPending, error } = useExecutives();
  const choices = data.filter(
    ({ id, countries }) => id !== lead.executiveId && countries.includes(lead.country),
  );
  const done = ({ executiveName }: LeadRow) => {
    notify('resources.leads.command.assigned', {
      type: 'success',
      messageArgs: { name: executiveName ?? '' },
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate(`resources.leads.command.${lead.executiveId ? 'reassign' : 'assign'}`)}
      lead={lead}
      command="assign"
      fields={fields}
      sending={sending}
      payloadOf={({ executiveId }) => ({ executiveId })}
      onDone={done}
      onClose={onClose}
    >
      {isPending && <LinearProgress aria-label={translate('ra.message.loading')} />}
      {error && <Alert severity="error">{translate('resources.leads.error.executives')}</Alert>}
      {!isPending && !error && choices.length === 0 && (
        <Alert severity="info">{translate('resources.leads.command.noExecutives')}</Alert>
      )}
      <AutocompleteInput
        source="executiveId"
        label="resources.leads.command.executive"
        choices={choices}
        optionText="name"
        slotProps={{
          popper: { role: 'region', 'aria-label': translate('resources.leads.command.executive') },
        }}
        validate={executiveChosen}
        helperText={false}
        fullWidth
      />
    </CommandDialog>
  );
};
