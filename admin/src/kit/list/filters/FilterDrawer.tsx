/** The filters on a phone: they narrow the list at once, and go away when one is done. */
import { Box, Button, Drawer, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useListContext } from 'react-admin';
import { plural } from '../../words/plural.ts';

type FilterDrawerProps = { id: string; isOpen: boolean; onClose: () => void; children: ReactNode };

export const FilterDrawer = ({ id, isOpen, onClose, children }: FilterDrawerProps) => {
  const titleId = useId();
  const { total } = useListContext();
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(100vw, 400px)' },
        },
      }}
    >
      <Box sx={{ p: 2, pb: 10 }}>
        <Typography variant="h2" id={titleId}>
          Buscar y filtrar
        </Typography>
        {children}
      </Box>
      <Box
        sx={{
          position: 'fixed',
          bottom: 0,
          zIndex: 1,
          right: 0,
          width: 'min(100vw, 400px)',
          p: 2,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button variant="contained" fullWidth onClick={onClose}>
          {total === undefined
            ? 'Listo'
            : plural(total, `Mostrar ${total} resultado`, `Mostrar ${total} resultados`)}
        </Button>
      </Box>
    </Drawer>
  );
};
