/** Chooses the columns of the list and their order. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  List,
  ListItem,
} from '@mui/material';
import { useId, useState } from 'react';
import { firstColumn, movedColumn, toggledColumn } from './columnChoice.ts';
import { columnNames, leadColumns } from './leadColumns.tsx';
import { useColumns } from './useColumns.ts';

const ColumnList = () => {
  const { columns, choose } = useColumns();
  const hidden = columnNames.filter((name) => !columns.includes(name));
  return (
    <List dense disablePadding>
      {[...columns, ...hidden].map((name) => {
        const label = leadColumns.find((column) => column.name === name)?.label ?? name;
        const place = columns.indexOf(name);
        const isFirst = name === firstColumn;
        return (
          <ListItem key={name} disableGutters sx={{ py: 0 }}>
            <FormControlLabel
              sx={{ flex: 1 }}
              control={
                <Checkbox
                  checked={place >= 0}
                  disabled={isFirst || (place >= 0 && columns.length <= 2)}
                  onChange={() => choose(toggledColumn(columns, name))}
                />
              }
              label={label}
            />
            {place > 0 &&
              ([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  size="small"
                  aria-label={by < 0 ? `Mover ${label} antes` : `Mover ${label} después`}
                  // Disabled buttons lose the focus: at the ends they stay, and do nothing.
                  aria-disabled={by < 0 ? place === 1 : place === columns.length - 1}
                  sx={{ '&[aria-disabled=true]': { opacity: 0.35 } }}
                  onClick={() => choose(movedColumn(columns, name, by))}
                >
                  {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
                </IconButton>
              ))}
          </ListItem>
        );
      })}
    </List>
  );
};

const ColumnsDialog = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  const { reset } = useColumns();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Columnas de la lista</DialogTitle>
      <DialogContent>
        <ColumnList />
      </DialogContent>
      <DialogActions>
        <Button onClick={reset}>Volver a las de siempre</Button>
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export const ColumnsButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ViewColumnOutlined />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Columnas
      </Button>
      {isOpen && <ColumnsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
