/** Takes a product out of visitors' sight. */
import { Alert } from '@mui/material';
import { PlainField } from '../form/fields/PlainField.tsx';
import { plainText } from '../schema/values.ts';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { type ProductRecord } from './product.ts';

export const WithdrawDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => (
  <CatalogueDialog<ProductRecord>
    resource="products"
    id={product.id}
    command="withdraw"
    title="Retirar"
    country={product.country}
    record={product}
    startsWith={{ note: '' }}
    roots={['note']}
    payloadOf={({ note }) => ({ note: plainText(note) || undefined })}
    saveLabel="Retirar"
    isDangerous
    onClose={onClose}
  >
    <Alert severity="warning">Los visitantes dejan de verlo de inmediato. Se puede volver a publicar.</Alert>
    <PlainField source="note" label="Por qué (opcional)" isLong />
  </CatalogueDialog>
);
