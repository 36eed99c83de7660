/** Holds what is reached by keyboard from everywhere: the palette, the shortcuts, and the form that one of them opens. */
import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useGetOne, usePermissions, useResourceDefinitions, useTranslate } from 'react-admin';
import { useMatch, useNavigate } from 'react-router-dom';
import { type FormCommand, commandForms } from '../leads/commands/forms.ts';
import { LeadCommandDialog } from '../leads/commands/LeadCommandDialog.tsx';
import { type LeadRow } from '../leads/lead.ts';
import { permissionFor } from '../leads/leadModel.ts';
import { ShortcutHelp } from '../shortcuts/ShortcutHelp.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { type PaletteOption } from './options.ts';
import { Palette } from './Palette.tsx';
import { mayOpen } from '../providers/auth-provider.ts';
import { session } from '../providers/index.ts';

const formCommands = Object.keys(commandForms) as FormCommand[];

/** The lead whose page is open, as it is now. */
const useLeadHere = (): LeadRow | undefined => {
  const id = useMatch('/leads/:id/show')?.params.id;
  const { data } = useGetOne<LeadRow>(
    'leads',
    { id: id ?? '' },
    { enabled: id !== undefined, onError: () => undefined },
  );
  return id === undefined ? undefined : data;
};

const usePages = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  // Asked for again when somebody's rights change.
  usePermissions();
  const parts = Object.values(useResourceDefinitions()).filter(
    ({ name, hasList }) => hasList && mayOpen(session.user(), { resource: name, action: 'list' }),
  );
  const pages = parts.map(({ name }): PaletteOption => ({
    key: name,
    group: 'pages',
    label: translate(`resources.${name}.name`, { smart_count: 2 }),
    to: `/${name}`,
  }));
  const hasLeads = parts.some(({ name }) => name === 'leads');
  return hasLeads
    ? [
        ...pages,
        {
          key: 'board',
          group: 'pages',
          label: translate('resources.leads.board.title'),
          to: '/leads/tablero',
        },
      ]
    : pages;
};

type Open = 'palette' | 'help' | { readonly lead: LeadRow; readonly command: FormCommand };

export const CommandCentre = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const lead = useLeadHere();
  const pages = usePages();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const allowed = lead ? formCommands.filter((command) => permissionFor(lead, command).allowed) : [];
  const commands = allowed.map((command): PaletteOption => ({
    key: command,
    group: 'commands',
    label: translate(`resources.leads.command.names.${command}`),
    command,
  }));
  const start = (command: FormCommand) => {
    if (lead && allowed.includes(command)) setOpen({ lead, command });
  };
  const go = (key: string) => () => {
    const page = pages.find((one) => one.key === key);
    if (page && 'to' in page) void navigate(page.to);
  };

  useShortcuts({
    palette: () => setOpen('palette'),
    '/': () => setOpen('palette'),
    '?': () => setOpen('help'),
    'g l': go('leads'),
    'g t': go('board'),
    'g a': go('auditoria'),
    n: () => start('add-note'),
    e: () => start('change-status'),
    c: () => start('log-activity'),
  });

  const label = translate('cotejo.palette.open');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen('palette')}>
          <Search />
        </IconButton>
      </Tooltip>
      {open === 'palette' && <Palette options={[...commands, ...pages]} onCommand={start} onClose={close} />}
      {open === 'help' && <ShortcutHelp onClose={close} />}
      {typeof open === 'object' && (
        <LeadCommandDialog lead={open.lead} command={open.command} onClose={close} />
      )}
    </>
  );
};
