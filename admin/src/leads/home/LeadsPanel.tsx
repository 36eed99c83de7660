/** Some leads that want attention, the most urgent first, and the way to all of them. */
import { Box, Link, Typography } from '@mui/material';
import { RecordContextProvider, useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type LeadRow } from '../lead.ts';
import { LeadAppointment } from '../LeadAppointment.tsx';
import { noExecutive, requestTypeName } from '../leadModel.ts';
import { LeadLink } from '../LeadName.tsx';
import { LeadStatus } from '../LeadStatus.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { useHeldNews } from '../../kit/live/useHeldNews.ts';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { type LeadQuestion } from './homeModel.ts';
import { isAtLeast } from '../../kit/list/useIsAtLeast.ts';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { listAddress } from '../../kit/list/listAddress.ts';

/** How many are shown: the rest is a click away. */
const shown = 5;

const texts: Readonly<Record<LeadQuestion['name'], { readonly title: string; readonly empty: string }>> = {
  appointments: { title: 'Citas de hoy', empty: 'No tienes citas para hoy.' },
  overdue: { title: 'Citas atrasadas', empty: 'Ninguna cita pasada espera que anotes cómo fue.' },
  fresh: {
    title: 'Nuevas para mí',
    empty: 'No recibiste solicitudes nuevas en las últimas 24 horas, o ya gestionaste todas.',
  },
  waiting: { title: 'Sin gestión hace más de un día', empty: 'Nada espera desde ayer. ¡Al día!' },
  unassigned: { title: 'Sin asignar', empty: 'Todas las solicitudes abiertas tienen ejecutivo.' },
  toReassign: { title: 'Por reasignar', empty: 'Ninguna solicitud espera otro ejecutivo.' },
  stalled: { title: 'Más tiempo en su estado', empty: 'No hay solicitudes en curso.' },
};

const Line = ({ question }: { question: LeadQuestion }) => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const executive = lead.executiveName ?? noExecutive;
  const beside = {
    appointments: <LeadAppointment withCountry />,
    overdue: <LeadAppointment withCountry isMarked={false} />,
    fresh: requestTypeName(lead.requestTypeId),
    waiting: requestTypeName(lead.requestTypeId),
    unassigned: <RelativeInstant value={lead.fecha} />,
    toReassign: executive,
    stalled: executive,
  }[question.name];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mb: 0.5 }}>
        <LeadLink />
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
          {beside}
        </Typography>
      </Box>
      <LeadStatus inline />
    </Box>
  );
};

export const LeadsPanel = ({ question }: { question: LeadQuestion }) => {
  const { name, filter, sort } = question;
  const { title, empty } = texts[name];
  const list = useGetList<LeadRow>(
    'leads',
    { filter, sort, pagination: { page: 1, perPage: shown } },
    { onError: () => undefined, placeholderData: (before) => before },
  );
  const { data, total, error, isPending, refetch } = list;
  const held = useHeldNews('leads', () => refetch());
  const count =
    total === undefined
      ? ''
      : isAtLeast(list)
        ? `más de ${total.toLocaleString('es-419')}`
        : total.toLocaleString('es-419');
  return (
    <Panel title={title}>
      {isPending && <PanelLoading />}
      {error && <ReadError title="No se pudo leer esta parte." error={error} onRetry={refetch} />}
      {data?.length === 0 && !error && <Typography color="text.secondary">{empty}</Typography>}
      {data && data.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} {...held}>
            {data.map((lead) => (
              <RecordContextProvider key={lead.id} value={lead}>
                <Line question={question} />
              </RecordContextProvider>
            ))}
          </Box>
          <Box sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link
              component={RouterLink}
              to={listAddress('/leads', filter, sort)}
              aria-label={`Ver todas (${count}): ${title}`}
            >
              {`Ver todas (${count})`}
            </Link>
          </Box>
        </>
      )}
    </Panel>
  );
};
