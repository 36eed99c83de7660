/** A status, in its colour; the colour never says anything that the name does not. */
import { type LeadStatus } from '@cotejo/core/reference';
import { Chip } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { statusOrId } from './leadModel.ts';

type Tone = LeadStatus['tone'];
type Colours = { readonly back: string; readonly text: string };

const tones: Readonly<Record<'light' | 'dark', Readonly<Record<Tone, Colours>>>> = {
  light: {
    neutral: { back: '#e6ebec', text: '#35454a' },
    active: { back: '#d3ebec', text: '#07464a' },
    waiting: { back: '#fcecca', text: '#634000' },
    success: { back: '#d8f0dd', text: '#12502a' },
    failure: { back: '#fbe0dd', text: '#86190f' },
  },
  dark: {
    neutral: { back: '#2a373b', text: '#cdd8db' },
    active: { back: '#123e42', text: '#a9e4de' },
    waiting: { back: '#443213', text: '#f6d795' },
    success: { back: '#173c25', text: '#a8e4b7' },
    failure: { back: '#4b201c', text: '#ffbab1' },
  },
};

export const StatusChip = ({ statusId }: { statusId: number }) => {
  const { name, tone } = statusOrId(statusId);
  const { back, text } = tones[useTheme().palette.mode][tone];
  return (
    <Chip size="small" label={name} sx={{ bgcolor: back, color: text, fontWeight: 600, borderRadius: 1.5 }} />
  );
};
