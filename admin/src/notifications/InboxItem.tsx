/** One notification: what happened, when, and the way to it; or, where it leads nowhere, what happened. */
import Done from '@mui/icons-material/Done';
import { Box, IconButton, ListItem, ListItemButton, Tooltip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { RelativeInstant } from '../kit/time/Instant.tsx';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { useAddresses } from './useAddresses.ts';
import { addressOf, type NotificationRow } from './notification.ts';

const Dot = () => (
  <>
    <Box
      sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0, mt: 0.9 }}
      aria-hidden
    />
    <span style={visuallyHidden}>Sin leer.</span>
  </>
);

/** Quotation, cut after four lines: all of it stands where the notification leads. */
const Quote = ({ children }: { children: string }) => (
  <Typography
    component="blockquote"
    variant="body2"
    sx={{
      m: 0,
      my: 0.5,
      pl: 1,
      borderLeft: 3,
      borderColor: 'divider',
      color: 'text.secondary',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '4',
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

const Words = ({ title, text, quote, at, read }: NotificationRow) => (
  <Box sx={{ minWidth: 0, pl: read ? 2 : 0 }}>
    <Typography sx={{ fontWeight: read ? 500 : 650, overflowWrap: 'anywhere' }}>{title}</Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    {quote !== undefined && <Quote>{quote}</Quote>}
    <Typography variant="body2" color="text.secondary">
      <RelativeInstant value={at} />
    </Typography>
  </Box>
);

const MarkButton = ({ text, onMark }: { text: string; onMark: () => void }) => {
  const label = 'Marcar como leída';
  const mark = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // The button goes: the keyboard goes on with what it was about.
    currentTarget.closest('li')?.querySelector('a')?.focus();
    onMark();
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={`${label}: ${text}`} onClick={mark} sx={{ mt: 0.75 }}>
        <Done fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const inside = { gap: 1, px: 1, py: 1, alignItems: 'flex-start' } as const;

type InboxItemProps = { notification: NotificationRow; onMark: () => void; onLeave?: () => void };

export const InboxItem = ({ notification, onMark, onLeave }: InboxItemProps) => {
  const { title, text, read } = notification;
  const address = addressOf(useAddresses(), notification);
  const words = (
    <>
      {!read && <Dot />}
      <Words {...notification} />
    </>
  );
  return (
    <ListItem disablePadding divider sx={{ alignItems: 'flex-start', gap: 0.5, pr: 0.5 }}>
      {address === undefined ? (
        <Box sx={{ ...inside, display: 'flex', flex: 1, minWidth: 0 }}>{words}</Box>
      ) : (
        <ListItemButton
          component={Link}
          to={address}
          onClick={() => {
            if (!read) onMark();
            onLeave?.();
          }}
          sx={{ ...inside, borderRadius: 2 }}
        >
          {words}
        </ListItemButton>
      )}
      {!read && <MarkButton text={`${title}. ${text}`} onMark={onMark} />}
    </ListItem>
  );
};
