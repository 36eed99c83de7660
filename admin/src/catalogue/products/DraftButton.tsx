/** Begins a product: where it is, what its code is and what it is called. The rest is filled in on its page. */
import { emptyContent, productCode } from '@cotejo/core/product-content';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type Field } from '../schema/field.ts';
import { PlainField } from '../form/fields/PlainField.tsx';
import { SchemaField } from '../form/fields/SchemaField.tsx';
import { plainText, type Values } from '../schema/values.ts';
import { BeginButton } from '../shared/BeginButton.tsx';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { CountrySelect } from '../shared/CountrySelect.tsx';
import { useBeginning } from '../shared/useBeginning.ts';
import { type ProductRecord } from './product.ts';

const text: Field = { kind: 'text', isLong: false, isOptional: false };
const nameSource = 'content.identity.name';

const nameIn = (values: Values): string => {
  const { content } = values as { content?: { identity?: { name?: unknown } } };
  return plainText(content?.identity?.name);
};

/** The code names the product in the address of the command: the dialog must know it while it is typed. */
const CodeField = ({ onCode }: { onCode: (code: string) => void }) => {
  const typed = plainText(useWatch({ name: 'code' }) as unknown);
  const read = productCode.safeParse(typed);
  return (
    <PlainField
      source="code"
      label="Código"
      hint="Letras sin acento, números y guiones. No se puede cambiar después."
      problem={typed !== '' && !read.success ? read.error.issues[0]?.message : undefined}
      onTyped={(code) => onCode(productCode.safeParse(code).success ? code.trim() : '')}
    />
  );
};

export const DraftButton = () => {
  const navigate = useNavigate();
  const beginning = useBeginning('draft');
  const [code, setCode] = useState<string>();
  return (
    <>
      <BeginButton command="draft" beginning={beginning} onBegin={() => setCode('')} />
      {code !== undefined && beginning && 'country' in beginning && (
        <CatalogueDialog<ProductRecord>
          resource="products"
          id={code}
          command="draft"
          title="Nuevo producto"
          country={beginning.country}
          startsWith={{ country: beginning.country, code: '', content: { identity: { name: '' } } }}
          roots={['country', nameSource]}
          payloadOf={(values) => {
            const content = emptyContent(nameIn(values));
            return { country: values['country'] as CountryCode, content };
          }}
          isBlocked={code === ''}
          onDone={({ id }) => void navigate(`/products/${encodeURIComponent(id)}/show`)}
          onClose={() => setCode(undefined)}
        >
          <Alert severity="info">
            Empieza como borrador: los visitantes no lo ven hasta que se publique.
          </Alert>
          <CountrySelect source="country" />
          <CodeField onCode={setCode} />
          <SchemaField field={text} path={nameSource} />
        </CatalogueDialog>
      )}
    </>
  );
};
