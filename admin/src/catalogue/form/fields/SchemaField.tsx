/** A field of a form, of whatever kind: what a schema asks for. */
import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { labelAt } from '../../read/words.ts';
import { DictionaryField } from './DictionaryField.tsx';
import { type Field, isFixed } from '../../schema/field.ts';
import { columnsOf } from '../../schema/flatList.ts';
import { Fold } from './Fold.tsx';
import { useFormState } from '../state/form-context.ts';
import { LeafField } from './LeafField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { TableField } from '../table/TableField.tsx';
import { fromForm } from '../../schema/values.ts';
import { VariantsField } from './VariantsField.tsx';

type SchemaFieldProps = {
  field: Field;
  path: string;
  /** Whether its fields stand where it is, without a heading of their own. */
  isBare?: boolean;
};

const RecordField = ({ field, path }: { field: Extract<Field, { kind: 'record' }>; path: string }) => (
  <Stack spacing={2}>
    {field.fields.map(({ name, field: inner }) => (
      <SchemaField key={name} field={inner} path={path ? `${path}.${name}` : name} />
    ))}
  </Stack>
);

const FoldedField = ({ field, path }: SchemaFieldProps) => {
  const value: unknown = useWatch({ name: path });
  const { country } = useFormState();
  const isFilled = fromForm(field, value, country) !== undefined || !field.isOptional;
  const startsOpen = field.kind === 'list' ? columnsOf(field) !== undefined : isFilled;
  return (
    <Fold title={labelAt(path.split('.'))} path={path} startsOpen={startsOpen}>
      <SchemaField field={field} path={path} isBare />
    </Fold>
  );
};

export const SchemaField = ({ field, path, isBare = false }: SchemaFieldProps) => {
  // What nobody chooses, and numbers that the form gives by itself.
  if (isFixed(field) || field.kind === 'id') return null;
  switch (field.kind) {
    case 'record':
      return isBare ? <RecordField field={field} path={path} /> : <FoldedField field={field} path={path} />;
    case 'list': {
      if (!isBare) return <FoldedField field={field} path={path} />;
      const columns = columnsOf(field);
      return columns ? (
        <TableField field={field} columns={columns} path={path} />
      ) : (
        <ListField field={field} path={path} Inner={SchemaField} />
      );
    }
    case 'variants':
      return <VariantsField field={field} path={path} Inner={SchemaField} />;
    case 'dictionary':
      return <DictionaryField field={field} path={path} Inner={SchemaField} />;
    case 'reference':
    case 'references':
      return <ReferenceField field={field} path={path} />;
    case 'picture':
      return <PictureField path={path} />;
    default:
      return <LeafField field={field} path={path} />;
  }
};
