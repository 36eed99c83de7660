/** How something of the catalogue stands, in a word. */
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colors = {
  draft: 'default',
  published: 'success',
  withdrawn: 'warning',
  changed: 'info',
  shown: 'success',
  hidden: 'warning',
} as const;

export const StatusChip = ({ status }: { status: keyof typeof colors }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status]}
      label={translate(`cotejo.catalogue.status.${status}`)}
    />
  );
};
