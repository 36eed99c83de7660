/** Search and commands by keyboard: one field that finds leads, parts of the console, and what may be done here. */
import { Autocomplete, Box, Dialog, TextField, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type FormCommand } from '../leads/commands/forms.ts';
import { leadName, requestTypeName, statusOrId } from '../leads/leadModel.ts';
import { type LeadRow } from '../leads/lead.ts';
import { matching, type PaletteOption } from './options.ts';
import { useFoundLeads } from './useFoundLeads.ts';

type PaletteProps = {
  /** Pages and commands, in the order in which they are offered. */
  options: readonly PaletteOption[];
  onCommand: (command: FormCommand) => void;
  onClose: () => void;
};

/** A dialog that is opened to type in has its field ready. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

const hintOf = (lead: LeadRow, unassigned: string): string =>
  [
    statusOrId(lead.statusId).name,
    requestTypeName(lead.requestTypeId),
    lead.executiveName ?? unassigned,
  ].join(' · ');

export const Palette = ({ options, onCommand, onClose }: PaletteProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [typed, setTyped] = useState('');
  const { leads, isFetching, error } = useFoundLeads(typed);
  const found = leads.map((lead): PaletteOption => ({
    key: lead.id,
    group: 'leads',
    label: leadName(lead) ?? translate('resources.leads.erasedName'),
    hint: hintOf(lead, translate('resources.leads.unassigned')),
    to: `/leads/${lead.id}/show`,
  }));

  const choose = (option: PaletteOption | null) => {
    if (!option) return;
    onClose();
    if ('to' in option) void navigate(option.to);
    else onCommand(option.command);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      aria-label={translate('cotejo.palette.title')}
      slotProps={{ paper: { sx: { position: 'absolute', top: { sm: 72 }, p: 1.5, height: { sm: 460 } } } }}
    >
      <Autocomplete
        open
        autoHighlight
        disablePortal
        clearOnBlur={false}
        options={matching([...options, ...found], typed)}
        filterOptions={(all) => all}
        groupBy={({ group }) => translate(`cotejo.palette.${group}`)}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        inputValue={typed}
        onInputChange={(_, text, why) => {
          if (why === 'input') setTyped(text);
        }}
        value={null}
        onChange={(_, option) => choose(option)}
        onClose={(_, why) => {
          if (why === 'escape') onClose();
        }}
        loading={isFetching}
        loadingText={translate('ra.message.loading')}
        noOptionsText={translate(error ? 'resources.leads.error.list' : 'cotejo.palette.nothing')}
        forcePopupIcon={false}
        slotProps={{ listbox: { sx: { maxHeight: 360 } } }}
        renderOption={({ key, ...props }, { label, hint }) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap>{label}</Typography>
              {hint && (
                <Typography variant="body2" color="text.secondary">
                  {hint}
                </Typography>
              )}
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} inputRef={focused} label={translate('cotejo.palette.placeholder')} />
        )}
      />
    </Dialog>
  );
};
