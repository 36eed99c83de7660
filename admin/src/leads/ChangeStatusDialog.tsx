/** Changes where a lead stands: a status, its substatus where it has some, and why. */
import { longestNote } from '@cotejo/core/leads';
import { commandTo, leadStatuses, substatusesOf } from '@cotejo/core/reference';
import { Typography } from '@mui/material';
import { FormDataConsumer, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { CommandDialog } from './CommandDialog.tsx';
import { type LeadRow } from './lead.ts';
import { statusOrId, substatusName } from './leadModel.ts';
import { statusPayload } from './statusPayload.ts';
import { useLeadCommand } from './useLeadCommand.ts';

const chosenByHand = leadStatuses.filter(({ id }) => commandTo(id) === 'change-status');
const statusChosen = [required('resources.leads.command.chooseStatus')];
const substatusChosen = [required('resources.leads.command.chooseSubstatus')];
const fields = ['statusId', 'substatusId', 'note'];

const SubstatusInput = ({ statusId }: { statusId: number | undefined }) => {
  const choices = (statusId === undefined ? [] : substatusesOf(statusId)).map(({ id }) => ({
    id,
    name: substatusName(id),
  }));
  if (choices.length === 0) return null;
  return (
    <SelectInput
      // A substatus belongs to its status: another status starts without one.
      key={statusId}
      source="substatusId"
      label="resources.leads.command.substatus"
      choices={choices}
      validate={substatusChosen}
      translateChoice={false}
      helperText={false}
      fullWidth
    />
  );
};

export const ChangeStatusDialog = ({ lead, onClose }: { lead: LeadRow; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sending = useLeadCommand(lead);
  const current = [statusOrId(lead.statusId).name, substatusName(lead.substatusId)]
    .filter(Boolean)
    .join(' · ');
  const done = ({ statusId }: LeadRow) => {
    notify('resources.leads.command.statusChanged', {
      type: 'success',
      messageArgs: { status: statusOrId(statusId).name },
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('resources.leads.command.changeStatus')}
      lead={lead}
      command="change-status"
      fields={fields}
      sending={sending}
      payloadOf={statusPayload}
      onDone={done}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('resources.leads.command.currentStatus', { status: current })}
      </Typography>
      <SelectInput
        source="statusId"
        label="resources.leads.command.status"
        choices={chosenByHand}
        validate={statusChosen}
        translateChoice={false}
        helperText={false}
        fullWidth
      />
      <FormDataConsumer<{ statusId?: number }>>
        {({ formData }) => <SubstatusInput statusId={formData.statusId} />}
      </FormDataConsumer>
      <TextInput
        source="note"
        label="resources.leads.command.note"
        helperText={false}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
    </CommandDialog>
  );
};
