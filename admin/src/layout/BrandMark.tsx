/** The product's sign and name. */
import { Box, Typography } from '@mui/material';

export const BrandMark = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b5e63" />
      <path
        d="M21.5 11.2A7.4 7.4 0 1 0 21.5 20.8"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="22.6" cy="16" r="2.1" fill="#7fd6c8" />
    </svg>
    <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
      Cotejo
    </Typography>
  </Box>
);
