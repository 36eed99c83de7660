/** Asks the person for feedback by WhatsApp. The link to the form is the person's alone, told when the request was sent. */
import { Button, Typography } from '@mui/material';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { type FeedbackPanelProps } from './FeedbackPanel.tsx';

export const AskForFeedback = ({ firstName, phone }: Pick<FeedbackPanelProps, 'firstName' | 'phone'>) => {
  const text = `Hola, ${firstName ?? ''}. ¿Cómo te atendimos? Cuéntanos por el enlace que te dimos al enviar tu solicitud.`;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Opina por el enlace que recibió al enviar su solicitud.
      </Typography>
      {phone && (
        <Button
          size="small"
          href={`https://wa.me/${phone.slice(1)}?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ mt: 1 }}
        >
          Pedírsela por WhatsApp
          <span style={visuallyHidden}> (se abre en otra pestaña)</span>
        </Button>
      )}
    </>
  );
};
