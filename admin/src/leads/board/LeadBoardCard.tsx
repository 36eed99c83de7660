/** A lead on the board: who, what for, whose, since when, what comes next; and a menu for those who don't drag. */
import AccessTime from '@mui/icons-material/AccessTime';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Card, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { type LeadRow } from '../lead.ts';
import { LeadAppointment } from '../LeadAppointment.tsx';
import { noExecutive, requestTypeName } from '../leadModel.ts';
import { LeadLink } from '../LeadName.tsx';
import { TimeInStatus } from '../LeadStatus.tsx';
import { SubstatusChip } from '../StatusChip.tsx';
import { MoveMenu, type MoveTo } from './MoveMenu.tsx';

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
    {icon}
    <span>{children}</span>
  </Typography>
);

type LeadBoardCardProps = {
  lead: LeadRow;
  /** The step that its move waits for. */
  waits?: 'asked' | 'sending' | undefined;
  /** `undefined` on the copy that is dragged: it has no menu. */
  onMove?: MoveTo;
  /** Of the text that says how a card is moved. */
  howId?: string;
};

/** A board of hundreds is told at each step of a held card where that is: its cards stay as they are. */
export const LeadBoardCard = memo(({ lead, waits, onMove, howId }: LeadBoardCardProps) => {
  return (
    <RecordContextProvider value={lead}>
      <Card
        component="article"
        variant="outlined"
        aria-describedby={howId}
        aria-busy={waits !== undefined}
        sx={{
          p: 1.25,
          mb: 1,
          cursor: 'grab',
          borderStyle: waits ? 'dashed' : 'solid',
          boxShadow: onMove ? 0 : 6,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LeadLink />
          </Box>
          {onMove && <MoveMenu lead={lead} onMove={onMove} howId={howId} />}
        </Box>
        <Typography variant="body2">
          {[requestTypeName(lead.requestTypeId), lead.productName].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ my: 0.25 }}>
          <SubstatusChip statusId={lead.statusId} substatusId={lead.substatusId} />
        </Box>
        {lead.appointmentAt && (
          <Line icon={<EventOutlined sx={{ fontSize: 16 }} aria-hidden />}>
            <LeadAppointment />
          </Line>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            justifyContent: 'space-between',
            color: 'text.secondary',
          }}
        >
          <Typography variant="body2">{lead.executiveName ?? noExecutive}</Typography>
          <Line icon={<AccessTime sx={{ fontSize: 14 }} aria-hidden />}>
            <TimeInStatus />
          </Line>
        </Box>
        {waits && (
          <Typography variant="body2" role="status" sx={{ fontStyle: 'italic' }}>
            {waits === 'asked' ? 'Falta completar el formulario' : 'Guardando…'}
          </Typography>
        )}
      </Card>
    </RecordContextProvider>
  );
});
LeadBoardCard.displayName = 'LeadBoardCard';
