/** The product's sign, the same as on the public site, and its name. */
import { Box, Typography } from '@mui/material';

export const BrandMark = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0b5b57" />
      <rect x="7" y="9" width="12" height="5" rx="2.5" fill="#fff" />
      <rect x="7" y="18" width="18" height="5" rx="2.5" fill="#ffc145" />
    </svg>
    <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
      Cotejo
    </Typography>
  </Box>
);
