/** The colours in which the console paints where a lead stands, by day and by night. */
import { type LeadStatus, leadStatusById } from '@cotejo/core/reference/lead-statuses';
import { useTheme } from '@mui/material/styles';

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

/** Of a status, which its substatuses share. */
export const useTone = (statusId: number): Colours =>
  tones[useTheme().palette.mode][leadStatusById(statusId)?.tone ?? 'neutral'];
