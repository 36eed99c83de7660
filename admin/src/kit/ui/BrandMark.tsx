/** The product's sign and its name. */
import { Box, Typography } from '@mui/material';
import { BrandSign } from './BrandSign.tsx';

export const BrandMark = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <BrandSign />
    <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
      Cotejo
    </Typography>
  </Box>
);
