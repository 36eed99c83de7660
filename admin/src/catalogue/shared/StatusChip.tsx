/** How something of the catalogue stands, in a word. */
import { Chip } from '@mui/material';

export const statusNames = {
  draft: 'Borrador',
  published: 'Publicado',
  withdrawn: 'Retirado',
  changed: 'Con cambios sin publicar',
  shown: 'Visible',
  hidden: 'Oculto',
} as const;

const colors = {
  draft: 'default',
  published: 'success',
  withdrawn: 'warning',
  changed: 'info',
  shown: 'success',
  hidden: 'warning',
} as const;

export const StatusChip = ({ status }: { status: keyof typeof statusNames }) => (
  <Chip size="small" variant="outlined" color={colors[status]} label={statusNames[status]} />
);
