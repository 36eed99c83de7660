/** A status, in its colour, and its substatus in the same; a colour never says anything that the name does not. */
import { statusText } from '@cotejo/core/reference/lead-statuses';
import { Chip, Typography } from '@mui/material';
import { substatusName } from './leadModel.ts';
import { useTone } from './tones.ts';

export const StatusChip = ({ statusId }: { statusId: number }) => {
  const { back, text } = useTone(statusId);
  return (
    <Chip
      size="small"
      label={statusText(statusId)}
      sx={{ bgcolor: back, color: text, fontWeight: 600, borderRadius: 1.5 }}
    />
  );
};

/** Some substatuses stand under several statuses: the colour is that of the one it is under here. */
type SubstatusProps = { statusId: number; substatusId: number | null };

export const SubstatusChip = ({ statusId, substatusId }: SubstatusProps) => {
  const { text } = useTone(statusId);
  const name = substatusName(substatusId);
  if (name === undefined) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={name}
      sx={{ color: text, borderColor: text, borderRadius: 1.5, maxWidth: '100%' }}
    />
  );
};

/** The same as a line of text, where there is no room for another chip. */
export const SubstatusText = ({ statusId, substatusId }: SubstatusProps) => {
  const { text } = useTone(statusId);
  const name = substatusName(substatusId);
  return name === undefined ? null : (
    <Typography component="span" variant="body2" sx={{ color: text, fontWeight: 600 }}>
      {name}
    </Typography>
  );
};
