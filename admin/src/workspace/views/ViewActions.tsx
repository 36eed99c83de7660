/** The commands on the open view, as menu items. */
import { ListItemText, MenuItem } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { failureText } from '../../kit/commands/failureText.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { type ViewContent } from '../../kit/context.ts';
import { useViewCommand } from './useViewCommand.ts';
import { type ViewRow } from './view.ts';

type ViewActionsProps = {
  view: ViewRow;
  shown: ViewContent;
  isChanged: boolean;
  onRename: () => void;
  onDelete: () => void;
  onDone: () => void;
};

export const ViewActions = ({ view, shown, isChanged, onRename, onDelete, onDone }: ViewActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { save, send } = useViewCommand(view.resource, view.id);
  const { name } = view;
  const tell = async (what: 'saved' | 'sharedNow' | 'unshared', sent: ReturnType<typeof send>) => {
    onDone();
    const outcome = await sent;
    if (outcome.ok) notify(`resources.views.${what}`, { type: 'success', messageArgs: { name } });
    else if (outcome.failure) notify(failureText(outcome.failure) ?? '', { type: 'error' });
  };
  const share = view.shared ? 'unshare' : 'share';
  const items = [
    ...(isChanged
      ? [{ what: 'saveChanges', command: 'save', act: () => void tell('saved', save(name, shown)) }]
      : []),
    { what: 'rename', command: 'save', act: onRename },
    {
      what: share,
      command: share,
      act: () => void tell(view.shared ? 'unshared' : 'sharedNow', send(share)),
    },
    { what: 'delete', command: 'delete', act: onDelete },
  ];
  return items.map(({ what, command, act }) => {
    const { allowed, reason } = permissionFor(view, command);
    return (
      <MenuItem
        key={what}
        aria-disabled={!allowed}
        onClick={allowed ? act : undefined}
        sx={{ maxWidth: 360, opacity: allowed ? 1 : 0.7 }}
      >
        <ListItemText
          primary={translate(`resources.views.${what}`, { name })}
          secondary={allowed ? undefined : reason}
          slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
        />
      </MenuItem>
    );
  });
};
