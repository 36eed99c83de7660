/** Takes a product out of visitors' sight. */
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlainField } from '../form/fields/PlainField.tsx';
import { plainText } from '../form/schema/values.ts';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { type ProductRecord } from './product.ts';

export const WithdrawDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const name = translate('cotejo.catalogue.command.names.withdraw');
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command="withdraw"
      title={name}
      country={product.country}
      record={product}
      startsWith={{ note: '' }}
      roots={['note']}
      payloadOf={({ note }) => ({ note: plainText(note) || undefined })}
      saveLabel={name}
      isDangerous
      onClose={onClose}
    >
      <Alert severity="warning">{translate('cotejo.catalogue.command.text.withdraw')}</Alert>
      <PlainField source="note" label={translate('cotejo.catalogue.form.note')} isLong />
    </CatalogueDialog>
  );
};
