/** Opens a view, keeps what one sees as one, and shares it. */
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { useViews } from './useViews.ts';
import { houseViewNames, type ViewRow } from './view.ts';
import { ViewActions } from './ViewActions.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';

type Dialog = { readonly kind: 'new' } | { readonly kind: 'rename' | 'delete'; readonly view: ViewRow };

export const ViewMenu = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<Dialog>();
  const { views, error, shown, openView, isChanged, setOpen, ...open } = useViews();
  const close = () => setAnchor(undefined);
  const choose = (act: () => void) => () => {
    close();
    act();
  };

  const kept = openView?.kind === 'kept' ? openView.view : undefined;
  const nameOfOpen = kept
    ? kept.name
    : openView?.kind === 'house'
      ? translate(`resources.leads.views.house.${openView.name}`)
      : undefined;
  const label = [
    nameOfOpen ?? translate('resources.leads.views.title'),
    isChanged && translate('resources.leads.views.changed'),
  ]
    .filter(Boolean)
    .join(' · ');
  const own = views.filter(({ ownerId }) => ownerId === identity?.id);
  const others = views.filter(({ ownerId }) => ownerId !== identity?.id);
  const heading = (text: string): ReactNode => (
    <ListSubheader role="presentation" sx={{ bgcolor: 'transparent', lineHeight: 2.5 }}>
      {translate(`resources.leads.views.${text}`)}
    </ListSubheader>
  );
  const item = (view: ViewRow): ReactNode => (
    <MenuItem key={view.id} selected={kept?.id === view.id} onClick={choose(() => open.openKeptView(view))}>
      <ListItemText
        primary={view.name}
        secondary={
          view.ownerId !== identity?.id
            ? view.ownerName
            : view.shared
              ? translate('resources.leads.views.isShared')
              : undefined
        }
      />
    </MenuItem>
  );
  return (
    <>
      <Button
        startIcon={<BookmarkBorder />}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        aria-label={nameOfOpen ? translate('resources.leads.views.open', { name: label }) : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: '100%' }}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={close}
        slotProps={{ paper: { role: 'region', 'aria-label': translate('resources.leads.views.title') } }}
      >
        <MenuItem onClick={choose(open.openEverything)}>
          {translate('resources.leads.views.everything')}
        </MenuItem>
        {heading('ofTheHouse')}
        {houseViewNames.map((name) => (
          <MenuItem
            key={name}
            selected={openView?.kind === 'house' && openView.name === name}
            onClick={choose(() => open.openHouseView(name))}
          >
            {translate(`resources.leads.views.house.${name}`)}
          </MenuItem>
        ))}
        {own.length > 0 && heading('mine')}
        {own.map(item)}
        {others.length > 0 && heading('ofOthers')}
        {others.map(item)}
        {error && (
          <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
            {translate('resources.leads.views.unreadable')}
          </MenuItem>
        )}
        <Divider />
        {kept?.ownerId === identity?.id && kept && (
          <ViewActions
            view={kept}
            shown={shown}
            isChanged={isChanged}
            onRename={choose(() => setDialog({ kind: 'rename', view: kept }))}
            onDelete={choose(() => setDialog({ kind: 'delete', view: kept }))}
            onDone={close}
          />
        )}
        <MenuItem onClick={choose(() => setDialog({ kind: 'new' }))}>
          {translate('resources.leads.views.saveNew')}
        </MenuItem>
      </Menu>
      {dialog && dialog.kind !== 'delete' && (
        <ViewNameDialog
          view={dialog.kind === 'rename' ? dialog.view : undefined}
          content={shown}
          onSaved={setOpen}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteViewDialog
          view={dialog.view}
          onDeleted={() => setOpen(null)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
};
