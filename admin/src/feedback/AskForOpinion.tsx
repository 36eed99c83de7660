/** Sends the person the link by which she says how she was treated: copied, or by WhatsApp. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { type LeadRow } from '../leads/lead.ts';
import { useOpinionLink } from './useOpinion.ts';

/** For a hand that copies it: the whole of it is chosen. */
const readyToCopy = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

export const AskForOpinion = ({ lead }: { lead: LeadRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: link } = useOpinionLink(lead.id);
  const [isShown, setIsShown] = useState(false);
  const say = (key: string, args?: object) => translate(`resources.leads.opinion.${key}`, args);
  if (!link) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('resources.leads.opinion.copied', { type: 'success' });
    } catch {
      // A browser that keeps its clipboard to itself: the person copies by hand.
      setIsShown(true);
    }
  };

  const words = say('message', { name: lead.firstName ?? '', link });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('ask')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {say('copy')}
        </Button>
        {lead.phone && (
          <Button
            size="small"
            href={`https://wa.me/${lead.phone.slice(1)}?${new URLSearchParams({ text: words })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say('whatsapp')}
            <span style={visuallyHidden}> {translate('resources.leads.show.newTab')}</span>
          </Button>
        )}
      </Box>
      {isShown && (
        <TextField
          label={say('link')}
          value={link}
          fullWidth
          inputRef={readyToCopy}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 1.5 }}
        />
      )}
    </>
  );
};
