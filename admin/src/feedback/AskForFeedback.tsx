/** Sends the person the link to the feedback form: copied, or by WhatsApp. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { type FeedbackPanelProps } from './FeedbackPanel.tsx';
import { useFeedbackLink } from './useFeedback.ts';

/** Selects the whole text, to be copied by hand. */
const readyToCopy = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

export const AskForFeedback = ({ leadId, firstName, phone }: Omit<FeedbackPanelProps, 'mayAsk'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: link } = useFeedbackLink(leadId);
  const [isShown, setIsShown] = useState(false);
  const say = (key: string, args?: object) => translate(`cotejo.feedback.${key}`, args);
  if (!link) return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('cotejo.feedback.copied', { type: 'success' });
    } catch {
      // A browser that keeps its clipboard to itself: the person copies by hand.
      setIsShown(true);
    }
  };

  const words = say('message', { name: firstName ?? '', link });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('ask')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {say('copy')}
        </Button>
        {phone && (
          <Button
            size="small"
            href={`https://wa.me/${phone.slice(1)}?${new URLSearchParams({ text: words })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say('whatsapp')}
            <span style={visuallyHidden}> {translate('cotejo.newTab')}</span>
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
