/** What I have done in this tab: each command, what became of it, and the same again where nobody knows. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SideDrawer } from '../../kit/ui/SideDrawer.tsx';
import { OneTimePasswordDialog } from '../../identity/index.ts';
import { JournalItem } from './JournalItem.tsx';
import { type OneTimePassword } from './oneTimePassword.ts';
import { useJournal } from './useJournal.ts';

export const JournalDrawer = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { entries } = useJournal();
  const [told, setTold] = useState<OneTimePassword>();
  return (
    <SideDrawer title="Mis acciones" closeLabel={translate('ra.action.close')} width={400} onClose={onClose}>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {entries.length === 0
          ? 'Aquí aparecerá lo que hagas en esta pestaña.'
          : 'Lo que hiciste en esta pestaña. Lo que no se sabe si llegó se puede repetir sin duplicarlo.'}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <JournalItem key={entry.commandId} entry={entry} onLeave={onClose} onTold={setTold} />
        ))}
      </Box>
      {told && <OneTimePasswordDialog {...told} onClose={() => setTold(undefined)} />}
    </SideDrawer>
  );
};
