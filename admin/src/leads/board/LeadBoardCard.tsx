/** A lead on the board: who, what for, whose, since when, what comes next; and a menu for those who don't drag. */
import EventOutlined from '@mui/icons-material/EventOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { countryOf } from '@cotejo/core/reference';
import { Box, Card, IconButton, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { formatZonedInstant } from '../../misc/time.ts';
import { type LeadRow } from '../lead.ts';
import { leadName, requestTypeName, substatusName } from '../leadModel.ts';
import { LeadLink } from '../LeadName.tsx';
import { TimeInStatus } from '../LeadStatus.tsx';
import { targetsOf } from './boardModel.ts';

type MoveTo = (lead: LeadRow, statusId: number) => void;

const MoveMenu = ({ lead, onMove }: { lead: LeadRow; onMove: MoveTo }) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const targets = targetsOf(lead);
  const name = leadName(lead) ?? translate('resources.leads.erasedName');
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('resources.leads.board.move', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <ListSubheader>{translate('resources.leads.board.moveTo')}</ListSubheader>
        {targets.length === 0 && <MenuItem disabled>{translate('resources.leads.board.nowhere')}</MenuItem>}
        {targets.map((status) => (
          <MenuItem
            key={status.id}
            onClick={() => {
              setAnchor(undefined);
              onMove(lead, status.id);
            }}
          >
            {status.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

type LeadBoardCardProps = { lead: LeadRow; isPending: boolean; isDragging: boolean; onMove: MoveTo };

export const LeadBoardCard = ({ lead, isPending, isDragging, onMove }: LeadBoardCardProps) => {
  const translate = useTranslate();
  const substatus = substatusName(lead.substatusId);
  return (
    <RecordContextProvider value={lead}>
      <Card
        variant="outlined"
        aria-busy={isPending}
        sx={{
          p: 1.25,
          mb: 1,
          cursor: 'grab',
          opacity: isPending ? 0.6 : 1,
          boxShadow: isDragging ? 6 : 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LeadLink />
          </Box>
          <MoveMenu lead={lead} onMove={onMove} />
        </Box>
        <Typography variant="body2">
          {[requestTypeName(lead.requestTypeId), lead.productName].filter(Boolean).join(' · ')}
        </Typography>
        {substatus && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {substatus}
          </Typography>
        )}
        {lead.appointmentAt && (
          <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <EventOutlined sx={{ fontSize: 16 }} aria-hidden />
            {formatZonedInstant(lead.appointmentAt, countryOf(lead.country).timeZone)}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {lead.executiveName ?? translate('resources.leads.unassigned')} · <TimeInStatus />
        </Typography>
        {isPending && (
          <Typography variant="body2" role="status">
            {translate('resources.leads.command.saving')}
          </Typography>
        )}
      </Card>
    </RecordContextProvider>
  );
};
