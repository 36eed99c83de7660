/** Persons or pets of a profile: one after the other, each with its fields; one more, and one less while another is left. */
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { type ReactNode } from 'react';
import { row } from './inputs.tsx';

const most = 12;

type MembersProps<Member> = {
  members: readonly Member[];
  nameOf: (place: number) => string;
  fieldsOf: (member: Member, place: number, change: (changes: Partial<Member>) => void) => ReactNode;
  addLabel: string;
  onAdd: () => void;
  onChange: (members: readonly Member[]) => void;
};

export const Members = <Member extends object>(props: MembersProps<Member>) => {
  const { members, nameOf, fieldsOf, addLabel, onAdd, onChange } = props;
  return (
    <div>
      {members.map((member, place) => {
        const who = nameOf(place);
        return (
          <Box key={place} role="group" aria-label={who} sx={row}>
            {fieldsOf(member, place, (changes) => onChange(members.with(place, { ...member, ...changes })))}
            {members.length > 1 && (
              <IconButton
                aria-label={`Quitar a ${who}`}
                onClick={() => onChange(members.toSpliced(place, 1))}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </Box>
        );
      })}
      <Button startIcon={<Add />} disabled={members.length >= most} onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
};
