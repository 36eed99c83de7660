/** Parts of the console that belong together, under a name that folds them up. */
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, List } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';

type NavigationGroupProps = {
  label: string;
  isFolded: boolean;
  /** Whether one of its parts is open. */
  isHere: boolean;
  onToggle: () => void;
  children: ReactNode;
};

export const NavigationGroup = ({ label, isFolded, isHere, onToggle, children }: NavigationGroupProps) => {
  const id = useId();
  // Where one is must not be lost with what is folded up.
  const hidesHere = isFolded && isHere;
  return (
    <Box sx={{ mt: 1 }}>
      <ButtonBase
        id={`${id}-name`}
        aria-expanded={!isFolded}
        aria-controls={isFolded ? undefined : id}
        onClick={onToggle}
        sx={{
          width: 'calc(100% - 16px)',
          mx: 1,
          px: 2,
          py: 0.75,
          borderRadius: 2,
          justifyContent: 'space-between',
          fontSize: '0.8125rem',
          fontWeight: 650,
          color: hidesHere ? 'text.primary' : 'text.secondary',
          bgcolor: hidesHere ? 'action.selected' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible:focus-visible': { outlineOffset: -2 },
        }}
      >
        <span>
          {label}
          {hidesHere && <span style={visuallyHidden}>{` (${'estás aquí'})`}</span>}
        </span>
        <ExpandMore aria-hidden sx={{ fontSize: 18, transform: isFolded ? undefined : 'rotate(180deg)' }} />
      </ButtonBase>
      {!isFolded && (
        <List id={id} disablePadding aria-labelledby={`${id}-name`}>
          {children}
        </List>
      )}
    </Box>
  );
};
