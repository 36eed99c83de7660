/** Examples of instants and days: their states, as data. */
import { type Examples } from '../../testing/example.ts';
import { AbsoluteInstant, CalendarDay, RelativeInstant } from './Instant.tsx';

export const examples: Examples = {
  Instant: {
    'how long ago': <RelativeInstant value="2026-03-02T15:04:05.000Z" />,
    when: <AbsoluteInstant value="2026-03-02T15:04:05.000Z" />,
    'a day': <CalendarDay value="2026-03-02" />,
  },
};
