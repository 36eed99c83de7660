/** While rows are on their way. */
import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

const rows = Array.from({ length: 8 }, (_, index) => index);

export const ReadSkeleton = () => {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('ra.message.loading')} sx={{ p: 2, gap: 2.25 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={32} />
      ))}
    </Stack>
  );
};
