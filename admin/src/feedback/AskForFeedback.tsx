/** Sends the person the link to the feedback form: copied, or by WhatsApp. */
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyLink } from '../kit/ui/CopyLink.tsx';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { type FeedbackPanelProps } from './FeedbackPanel.tsx';
import { useFeedbackLink } from './useFeedback.ts';

export const AskForFeedback = ({ leadId, firstName, phone }: Omit<FeedbackPanelProps, 'mayAsk'>) => {
  const translate = useTranslate();
  const { data: link } = useFeedbackLink(leadId);
  const say = (key: string, args?: object) => translate(`cotejo.feedback.${key}`, args);
  if (!link) return null;
  const words = say('message', { name: firstName ?? '', link });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('ask')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <CopyLink label={say('link')} link={link} />
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
    </>
  );
};
