/** Changes a section of a product's draft, or what it costs. */
import { type ContentSection } from '@cotejo/core/product-content';
import { SchemaField } from '../../form/fields/SchemaField.tsx';
import { CatalogueDialog } from '../../shared/CatalogueDialog.tsx';
import { sectionLabel } from '../differenceText.ts';
import { priceField, priceForm, sectionFields, sectionForm } from '../forms.ts';
import { type ProductRecord } from '../product.ts';
import { sectionCommand, sectionPath } from './saidSections.ts';

type SectionDialogProps = {
  product: ProductRecord;
  section: ContentSection | 'price';
  /** Whether it says nothing yet. */
  isEmpty: boolean;
  onClose: () => void;
};

export const SectionDialog = ({ product, section, isEmpty, onClose }: SectionDialogProps) => {
  const isPrice = section === 'price';
  const form = isPrice ? priceForm : sectionForm(section);
  const path = sectionPath(section);
  return (
    <CatalogueDialog<ProductRecord>
      resource="products"
      id={product.id}
      command={sectionCommand(section)}
      title={isEmpty ? `Agregar: ${sectionLabel(section)}` : `Editar: ${sectionLabel(section)}`}
      country={product.country}
      record={product}
      startsWith={form.startsWith(product)}
      roots={[path]}
      payloadOf={(values) => form.payloadOf(values, product.country)}
      changedSince={form.changedSince}
      maxWidth="md"
      onClose={onClose}
    >
      <SchemaField field={isPrice ? priceField : sectionFields[section]} path={path} isBare />
    </CatalogueDialog>
  );
};
