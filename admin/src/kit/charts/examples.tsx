/** Examples of the charts: their states, as data. */
import { type Examples } from '../../testing/example.ts';
import { MonthBars } from './MonthBars.tsx';

const parts = [
  { name: 'Ganadas', color: '#0b5b57' },
  { name: 'Perdidas', color: '#c46a00' },
];

export const examples: Examples = {
  MonthBars: {
    'half a year': (
      <MonthBars
        label="Solicitudes cerradas por mes"
        parts={parts}
        months={['01', '02', '03', '04', '05', '06'].map((month, place) => ({
          month: `2026-${month}`,
          values: [place * 3, 12 - place],
        }))}
      />
    ),
    'nothing yet': (
      <MonthBars
        label="Solicitudes cerradas por mes"
        parts={parts}
        months={[{ month: '2026-11', values: [0, 0] }]}
      />
    ),
  },
};
