/** Changes a section of a product's draft, or what it costs. */
import { type ContentSection } from '@cotejo/core/catalogue';
import { useTranslate } from 'react-admin';
import { SchemaField } from '../form/SchemaField.tsx';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { sectionLabel } from './differenceText.ts';
import { priceField, priceForm, sectionFields, sectionForm } from './forms.ts';
import { type ProductRecord } from './product.ts';

type SectionDialogProps = { product: ProductRecord; section: ContentSection | 'price'; onClose: () => void };

export const SectionDialog = ({ product, section, onClose }: SectionDialogProps) => {
  const translate = useTranslate();
  const isPrice = section === 'price';
  const form = isPrice ? priceForm : sectionForm(section);
  const path = isPrice ? 'price' : `changes.${section}`;
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command={isPrice ? 'price' : 'change'}
      title={
        isPrice
          ? translate('cotejo.catalogue.command.names.price')
          : translate('cotejo.catalogue.show.edit', { section: sectionLabel(section) })
      }
      country={product.country}
      record={product}
      startsWith={form.startsWith(product)}
      roots={[path]}
      payloadOf={form.payloadOf}
      changedSince={form.changedSince}
      maxWidth="md"
      onClose={onClose}
    >
      <SchemaField field={isPrice ? priceField : sectionFields[section]} path={path} isBare />
    </CatalogueDialog>
  );
};
