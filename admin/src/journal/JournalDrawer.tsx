/** What I have done in this tab: each command, what became of it, and the same again where nobody knows. */
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { takeIn } from '../commands/cache.ts';
import { AbsoluteInstant } from '../misc/Instant.tsx';
import { SideDrawer } from '../misc/SideDrawer.tsx';
import { isCommandAnswer } from '../providers/command.ts';
import { type ConsoleDataProvider } from '../providers/data-provider.ts';
import { type JournalEntry, type JournalStatus } from './journal.ts';
import { useJournal } from './useJournal.ts';

const colours: Readonly<Record<JournalStatus, 'default' | 'success' | 'error' | 'warning'>> = {
  pending: 'default',
  done: 'success',
  refused: 'error',
  unknown: 'warning',
};

/** Resources whose records have a page. */
const withPage: readonly string[] = ['leads', 'users', 'bulk'];

const useAgain = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  return async ({ resource, id, name, commandId, again }: JournalEntry) => {
    if (!again) return;
    const { payload, expectedVersion } = again;
    // What comes of it, the journal itself tells.
    const answer = await dataProvider
      .command(resource, id, name, payload, { commandId, expectedVersion })
      .catch(() => undefined);
    if (isCommandAnswer(answer)) await takeIn(queries, resource, answer.record);
  };
};

const Entry = ({ entry, onLeave }: { entry: JournalEntry; onLeave: () => void }) => {
  const translate = useTranslate();
  const again = useAgain();
  const [isSending, setIsSending] = useState(false);
  const { resource, id, name, status, message, at } = entry;
  const title = translate(`cotejo.journal.names.${resource}.${name}`, {
    _: translate(`resources.${resource}.command.names.${name}`, { _: name }),
  });
  const repeat = async () => {
    setIsSending(true);
    await again(entry);
    setIsSending(false);
  };
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        {withPage.includes(resource) ? (
          <Link
            component={RouterLink}
            to={`/${resource}/${id}/show`}
            onClick={onLeave}
            sx={{ fontWeight: 600 }}
          >
            {title}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        )}
        <Chip
          size="small"
          variant="outlined"
          color={colours[status]}
          label={translate(`cotejo.journal.${status}`)}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={at} />
      </Typography>
      {message && <Typography variant="body2">{message}</Typography>}
      {status === 'unknown' && entry.again && (
        <Button size="small" loading={isSending} onClick={() => void repeat()} sx={{ mt: 0.5 }}>
          {translate('cotejo.command.retry')}
        </Button>
      )}
    </Box>
  );
};

export const JournalDrawer = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { entries } = useJournal();
  return (
    <SideDrawer
      title={translate('cotejo.journal.title')}
      closeLabel={translate('ra.action.close')}
      width={400}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {translate(`cotejo.journal.${entries.length === 0 ? 'empty' : 'text'}`)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.commandId} entry={entry} onLeave={onClose} />
        ))}
      </Box>
    </SideDrawer>
  );
};
