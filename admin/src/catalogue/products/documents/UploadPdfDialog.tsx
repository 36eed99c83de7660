/** A PDF for a product: the file, what it is called among the documents, and which of them it takes the place of. */
import { documentFields } from '@cotejo/core/product-content';
import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldOf } from '../../schema/fieldOf.ts';
import { SchemaField } from '../../form/fields/SchemaField.tsx';
import { plainText } from '../../schema/values.ts';
import { CatalogueDialog } from '../../shared/CatalogueDialog.tsx';
import { type ProductRecord } from '../product.ts';
import { PdfField } from './PdfField.tsx';

const asked = ['title', 'kind', 'version'] as const;
const fields = asked.map((name) => ({ name, field: fieldOf(documentFields[name], ['documents', name]) }));

const ReplaceField = ({ product }: { product: ProductRecord }) => {
  const { field } = useController({ name: 'documentId' });
  const { documents } = product.content;
  if (documents.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label="Reemplaza a"
      value={plainText(field.value)}
      onChange={field.onChange}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Ninguno: es un documento nuevo</MenuItem>
      {documents.map(({ id, title }) => (
        <MenuItem key={id} value={String(id)}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const UploadPdfDialog = ({ product, onClose }: { product: ProductRecord; onClose: () => void }) => {
  const [isThere, setIsThere] = useState(false);
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command="attach-document"
      title="Subir PDF"
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
      <Alert severity="info">
        Queda en el borrador; los visitantes lo ven cuando se publique. Lo ya publicado conserva su archivo.
      </Alert>
      <PdfField product={product.id} onSent={setIsThere} />
      {fields.map(({ name: field, field: shape }) => (
        <SchemaField key={field} field={shape} path={field} />
      ))}
      <ReplaceField product={product} />
    </CatalogueDialog>
  );
};
