/** Asks the person for feedback by WhatsApp. The link to the form is the person's alone, told when the request was sent. */
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { type FeedbackPanelProps } from './FeedbackPanel.tsx';

export const AskForFeedback = ({ firstName, phone }: Pick<FeedbackPanelProps, 'firstName' | 'phone'>) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.feedback.${key}`, args);
  const text = say('message', { name: firstName ?? '' });
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {say('ask')}
      </Typography>
      {phone && (
        <Button
          size="small"
          href={`https://wa.me/${phone.slice(1)}?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ mt: 1 }}
        >
          {say('whatsapp')}
          <span style={visuallyHidden}> {translate('cotejo.newTab')}</span>
        </Button>
      )}
    </>
  );
};
