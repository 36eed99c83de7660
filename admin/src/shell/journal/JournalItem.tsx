/** One command of the journal: what it was, what became of it, and the same again where nobody knows. */
import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { type JournalEntry, type JournalStatus } from '../../kit/providers/journal.ts';
import { useContexts, useResources } from '../../kit/useContexts.ts';
import { wordsOf } from '../../kit/useWords.ts';
import { type OneTimePassword } from './oneTimePassword.ts';
import { useAgain } from './useAgain.ts';

const colours: Readonly<Record<JournalStatus, 'default' | 'success' | 'error' | 'warning'>> = {
  pending: 'default',
  done: 'success',
  refused: 'error',
  unknown: 'warning',
};

const statusNames: Readonly<Record<JournalStatus, string>> = {
  pending: 'Enviando',
  done: 'Hecha',
  refused: 'Rechazada',
  unknown: 'No se sabe',
};

/** A command by its name in the journal, where the journal calls it otherwise than its button. */
const useCommandTitle = (resource: string, command: string): string => {
  const contexts = useContexts();
  const ofJournal = contexts.find(({ journal }) => journal?.[resource])?.journal?.[resource]?.[command];
  return ofJournal ?? wordsOf(contexts, resource)?.commands[command]?.name ?? command;
};

type JournalItemProps = { entry: JournalEntry; onLeave: () => void; onTold: (told: OneTimePassword) => void };

export const JournalItem = ({ entry, onLeave, onTold }: JournalItemProps) => {
  const again = useAgain();
  const [isSending, setIsSending] = useState(false);
  const { resource, id, name, status, message, at } = entry;
  const hasPage = useResources().some((one) => one.name === resource && one.pages?.show);
  const title = useCommandTitle(resource, name);
  const repeat = async () => {
    setIsSending(true);
    const answer = await again(entry);
    setIsSending(false);
    // The first answer was lost, and with it the password that nobody else is told.
    if (answer?.oneTimePassword)
      onTold({ name: String(answer.record.name ?? ''), password: answer.oneTimePassword });
  };
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        {hasPage ? (
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
        <Chip size="small" variant="outlined" color={colours[status]} label={statusNames[status]} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        <AbsoluteInstant value={at} />
      </Typography>
      {message && <Typography variant="body2">{message}</Typography>}
      {status === 'unknown' && entry.again && (
        <Button size="small" loading={isSending} onClick={() => void repeat()} sx={{ mt: 0.5 }}>
          Reintentar
        </Button>
      )}
    </Box>
  );
};
