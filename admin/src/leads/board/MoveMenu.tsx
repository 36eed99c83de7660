/** Where a card may go, for those who don't drag: by keyboard, by voice, by one finger. */
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { type SyntheticEvent, useId, useState } from 'react';
import { type LeadRow } from '../lead.ts';
import { erasedName, leadName } from '../leadModel.ts';
import { targetsOf } from './boardModel.ts';
import { moveButtonId } from './useFollowingFocus.ts';

export type MoveTo = (lead: LeadRow, statusId: number) => void;

/** A press here, or on the open menu, does not begin to drag the card. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

type MoveMenuProps = {
  lead: LeadRow;
  onMove: MoveTo;
  /** Of the text that says how a card is moved. */
  howId: string | undefined;
};

export const MoveMenu = ({ lead, onMove, howId }: MoveMenuProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const targets = anchor ? targetsOf(lead) : [];
  const name = leadName(lead) ?? erasedName;
  return (
    <Box onMouseDown={keep} onTouchStart={keep}>
      <IconButton
        id={moveButtonId(lead.id)}
        size="small"
        aria-label={`Mover la solicitud de ${name}`}
        aria-describedby={howId}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(undefined)}
          slotProps={{ paper: { role: 'region', 'aria-label': 'Mover a…' } }}
        >
          <ListSubheader role="presentation">Mover a…</ListSubheader>
          {targets.length === 0 && <MenuItem disabled>No se puede mover ahora</MenuItem>}
          {targets.map((status) => (
            <MenuItem
              key={status.id}
              onClick={() => {
                setAnchor(undefined);
                onMove(lead, status.id);
              }}
            >
              {status.shown}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
};
