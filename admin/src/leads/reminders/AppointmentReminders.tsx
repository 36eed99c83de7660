/** Says, wherever one is in the console, that an appointment is about to begin, and leads to it. */
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { type NotificationRow } from '../../notifications/index.ts';
import { headerHeight } from '../../kit/page/header.ts';
import { useReminders } from './useReminders.ts';

const corner = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: `calc(${headerHeight} + 8px)`,
  right: 12,
  left: { xs: 12, sm: 'auto' },
  width: { sm: 380 },
  display: 'grid',
  gap: 1,
} as const;

type ReminderProps = { reminder: NotificationRow; onDone: () => void };

const Reminder = ({ reminder, onDone }: ReminderProps) => (
  <Alert
    severity="warning"
    icon={<EventOutlined />}
    onClose={onDone}
    closeText="Cerrar el recordatorio"
    sx={{ boxShadow: 6 }}
  >
    <AlertTitle>{reminder.title}</AlertTitle>
    {reminder.text}
    <Box sx={{ mt: 0.5 }}>
      <Button
        color="inherit"
        size="small"
        component={Link}
        to={`/leads/${reminder.aggregateId}/show`}
        onClick={onDone}
        sx={{ px: 0 }}
      >
        Abrir la solicitud
      </Button>
    </Box>
  </Alert>
);

export const AppointmentReminders = () => {
  const { due, dismiss } = useReminders();
  if (due.length === 0) return null;
  return (
    <Box sx={corner}>
      {due.map((reminder) => (
        <Reminder key={reminder.id} reminder={reminder} onDone={() => dismiss(reminder.id)} />
      ))}
    </Box>
  );
};
