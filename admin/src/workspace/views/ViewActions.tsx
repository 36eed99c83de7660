/** The commands on the open view, as menu items. */
import { ListItemText, MenuItem } from '@mui/material';
import { useNotify } from 'react-admin';
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
  const notify = useNotify();
  const { save, send } = useViewCommand(view.resource, view.id);
  const { name } = view;
  const tell = async (text: string, sent: ReturnType<typeof send>) => {
    onDone();
    const outcome = await sent;
    if (outcome.ok) notify(text, { type: 'success' });
    else if (outcome.failure) notify(failureText(outcome.failure) ?? '', { type: 'error' });
  };
  const items = [
    ...(isChanged
      ? [
          {
            label: `Guardar los cambios en «${name}»`,
            command: 'save',
            act: () => void tell(`La vista «${name}» está guardada.`, save(name, shown)),
          },
        ]
      : []),
    { label: 'Cambiar el nombre de la vista…', command: 'save', act: onRename },
    view.shared
      ? {
          label: `Dejar de compartir «${name}»`,
          command: 'unshare',
          act: () => void tell(`«${name}» vuelve a ser solo tuya.`, send('unshare')),
        }
      : {
          label: `Compartir «${name}» con colegas de tus países`,
          command: 'share',
          act: () => void tell(`Tus colegas ya ven «${name}».`, send('share')),
        },
    { label: 'Eliminar la vista…', command: 'delete', act: onDelete },
  ];
  return items.map(({ label, command, act }) => {
    const { allowed, reason } = permissionFor(view, command);
    return (
      <MenuItem
        key={label}
        aria-disabled={!allowed}
        onClick={allowed ? act : undefined}
        sx={{ maxWidth: 360, opacity: allowed ? 1 : 0.7 }}
      >
        <ListItemText
          primary={label}
          secondary={allowed ? undefined : reason}
          slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
        />
      </MenuItem>
    );
  });
};
