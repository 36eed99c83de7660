/** A PDF for a product: the file, what it is called among the documents, and which of them it takes the place of. */
import { documentFields } from '@cotejo/core/product-content';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { fieldOf } from '../../form/schema/fieldOf.ts';
import { SchemaField } from '../../form/fields/SchemaField.tsx';
import { plainText } from '../../form/schema/values.ts';
import { CatalogueDialog } from '../../shared/CatalogueDialog.tsx';
import { type ProductRecord } from '../product.ts';
import { PdfField } from './PdfField.tsx';

const asked = ['title', 'kind', 'version'] as const;
const fields = asked.map((name) => ({ name, field: fieldOf(documentFields[name], ['documents', name]) }));

const ReplaceField = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  const { field } = useController({ name: 'documentId' });
  const { documents } = product.content;
  if (documents.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={translate('cotejo.catalogue.pdf.replaces')}
      value={plainText(field.value)}
      onChange={field.onChange}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('cotejo.catalogue.pdf.isNew')}</MenuItem>
      {documents.map(({ id, title }) => (
        <MenuItem key={id} value={String(id)}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const UploadPdfDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const [isThere, setIsThere] = useState(false);
  const name = translate('cotejo.catalogue.command.names.attach-document');
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command="attach-document"
      title={name}
      country={product.country}
      record={product}
      startsWith={{ fileId: undefined, title: '', kind: 'policy', version: '', documentId: '' }}
      roots={['fileId', ...asked]}
      payloadOf={({ fileId, title, kind, version, documentId }) => ({
        fileId,
        title: plainText(title),
        kind,
        version: plainText(version) || undefined,
        documentId: Number(documentId) || undefined,
      })}
      isBlocked={!isThere}
      isUnkept
      onClose={onClose}
    >
      <Alert severity="info">{translate('cotejo.catalogue.command.text.attach-document')}</Alert>
      <PdfField product={product.id} onSent={setIsThere} />
      {fields.map(({ name: field, field: shape }) => (
        <SchemaField key={field} field={shape} path={field} />
      ))}
      <ReplaceField product={product} />
    </CatalogueDialog>
  );
};
