/** Opens a view, keeps what one sees as one, and shares it. */
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { type ListViews } from '../../kit/context.ts';
import { useResources } from '../../kit/useContexts.ts';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { useViews } from './useViews.ts';
import { contentOf, type ViewRow } from './view.ts';
import { ViewActions } from './ViewActions.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';
import { useWords } from '../../kit/useWords.ts';

type Dialog = { readonly kind: 'new' } | { readonly kind: 'rename' | 'delete'; readonly view: ViewRow };

type MenuProps = { resource: string; listViews: ListViews };

const ViewsOf = ({ resource, listViews }: MenuProps) => {
  const words = useWords(resource);
  const identity = useConsoleIdentity();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [dialog, setDialog] = useState<Dialog>();
  const { views, error, shown, openView, isChanged, setOpen, ...open } = useViews(resource, listViews);
  const house = Object.entries(listViews.house);
  const close = () => setAnchor(undefined);
  const choose = (act: () => void) => () => {
    close();
    act();
  };

  const kept = openView?.kind === 'kept' ? openView.view : undefined;
  const nameOfOpen = kept ? kept.name : openView?.kind === 'house' ? words.views[openView.name] : undefined;
  const label = [nameOfOpen ?? 'Vistas', isChanged && 'sin guardar'].filter(Boolean).join(' · ');
  const own = views.filter(({ ownerId }) => ownerId === identity?.id);
  const others = views.filter(({ ownerId }) => ownerId !== identity?.id);
  const heading = (text: string): ReactNode => (
    <ListSubheader role="presentation" sx={{ bgcolor: 'transparent', lineHeight: 2.5 }}>
      {text}
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
              ? 'La compartes con tus colegas'
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
        aria-label={nameOfOpen ? `Vista: ${label}` : undefined}
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
        slotProps={{ paper: { role: 'region', 'aria-label': 'Vistas' } }}
      >
        <MenuItem onClick={choose(open.openEverything)}>{words.everything}</MenuItem>
        {house.length > 0 && heading('De Cotejo')}
        {house.map(([name, content]) => (
          <MenuItem
            key={name}
            selected={openView?.kind === 'house' && openView.name === name}
            onClick={choose(() => open.openHouseView(name, content))}
          >
            {words.views[name]}
          </MenuItem>
        ))}
        {own.length > 0 && heading('Tuyas')}
        {own.map(item)}
        {others.length > 0 && heading('Compartidas por colegas')}
        {others.map(item)}
        {error && (
          <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
            No se pudieron leer las vistas guardadas.
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
        <MenuItem onClick={choose(() => setDialog({ kind: 'new' }))}>Guardar como vista nueva…</MenuItem>
      </Menu>
      {dialog && dialog.kind !== 'delete' && (
        <ViewNameDialog
          resource={resource}
          view={dialog.kind === 'rename' ? dialog.view : undefined}
          content={dialog.kind === 'rename' ? contentOf(dialog.view, listViews) : shown}
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

/** @param resource the list; without registered views it has no menu of them */
export const ViewMenu = ({ resource }: { resource: string }) => {
  const listViews = useResources().find(({ name }) => name === resource)?.views;
  return listViews ? <ViewsOf resource={resource} listViews={listViews} /> : null;
};
