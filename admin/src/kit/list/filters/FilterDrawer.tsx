/** The filters on a phone: they narrow the list at once, and go away when one is done. */
import { Box, Button, Drawer, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';

type FilterDrawerProps = { id: string; isOpen: boolean; onClose: () => void; children: ReactNode };

export const FilterDrawer = ({ id, isOpen, onClose, children }: FilterDrawerProps) => {
  const translate = useTranslate();
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
          {translate('cotejo.lists.filters')}
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
            ? translate('cotejo.lists.done')
            : translate('cotejo.lists.show', { smart_count: total })}
        </Button>
      </Box>
    </Drawer>
  );
};
