/** The cutting days of a month. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type CuttingDay } from '../policy-employees/coverage.ts';
import { weeksOf } from './calendar.ts';

const weekdays = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const named = new Intl.DateTimeFormat('es-419', { month: 'long', year: 'numeric', timeZone: 'UTC' });

type MonthCalendarProps = { first: string; today: string; rows: readonly CuttingDay[] };

export const MonthCalendar = ({ first, today, rows }: MonthCalendarProps) => {
  const title = named.format(new Date(`${first}T00:00:00Z`));
  const weeks = weeksOf(first, rows);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1, fontSize: '1rem' }}>
        {title}
      </Typography>
      <Table size="small" aria-label={title} sx={{ tableLayout: 'fixed', '& td, & th': { px: 0.5 } }}>
        <TableHead>
          <TableRow>
            {weekdays.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map((week) => (
            <TableRow key={week[0]!.day}>
              {week.map(({ day, isOfMonth, cuts }) => (
                <TableCell
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  sx={[
                    { verticalAlign: 'top', height: 44, overflowWrap: 'anywhere' },
                    day === today && {
                      outline: '2px solid',
                      outlineColor: 'primary.main',
                      outlineOffset: -2,
                    },
                    cuts.length > 0 && { bgcolor: 'action.selected' },
                  ]}
                >
                  {isOfMonth && Number(day.slice(8))}
                  {cuts.map(({ id, name }) => (
                    <Typography
                      key={id}
                      variant="body2"
                      sx={{ fontSize: '0.75rem', fontWeight: 600, display: { xs: 'none', md: 'block' } }}
                    >
                      {name}
                    </Typography>
                  ))}
                  {day === today && (
                    <Typography variant="body2" sx={{ fontSize: '0.75rem' }} color="text.secondary">
                      hoy
                    </Typography>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {/* A phone's days are too narrow for names. */}
      <Box component="ul" sx={{ display: { xs: 'block', md: 'none' }, m: 0, mt: 1, pl: 2.5 }}>
        {weeks
          .flat()
          .filter(({ cuts }) => cuts.length > 0)
          .map(({ day, cuts }) => (
            <li key={day}>
              {Number(day.slice(8))}: {cuts.map(({ name }) => name).join(', ')}
            </li>
          ))}
      </Box>
    </Box>
  );
};
