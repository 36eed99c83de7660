/** How a product stands, and whether its draft says something that visitors do not see yet. */
import { Box } from '@mui/material';
import { StatusChip } from '../shared/StatusChip.tsx';
import { type ProductSummary } from './product.ts';

export const ProductChips = ({ product }: { product: Pick<ProductSummary, 'status' | 'isChanged'> }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
    <StatusChip status={product.status} />
    {product.status !== 'draft' && product.isChanged && <StatusChip status="changed" />}
  </Box>
);
