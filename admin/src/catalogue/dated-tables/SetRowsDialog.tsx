/** Says what a table holds from a day on; it begins with what holds now, or with the newest that was said where nothing does. */
import { datedTableKind, hasRowsByName } from '@cotejo/core/dated-tables';
import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { PlainField } from '../form/fields/PlainField.tsx';
import { SchemaField } from '../form/fields/SchemaField.tsx';
import { fromForm, plainText, toForm } from '../schema/values.ts';
import { CatalogueDialog } from '../shared/CatalogueDialog.tsx';
import { rowsField, type TableRecord, unitOf } from './datedTable.ts';
import { TableFile } from './TableFile.tsx';
import { filePart } from './tableFile.ts';

const confirmations = {
  confirmed: 'Es correcto aunque el valor se aparte mucho del anterior o el día sea lejano',
  confirmedIsapres: 'Los nombres son correctos aunque haya una isapre nueva o falte una',
  confirmedNames: 'La lista es correcta aunque falte un nombre que estaba antes',
  confirmedPercent: 'El porcentaje es correcto aunque sea menor que 1 %',
};

type Confirmed = keyof typeof confirmations;

/** For a value that is far from the one before, an isapre that nobody knew, a name that is missing, or so small a percentage, and right all the same. */
const Confirmation = ({ of }: { of: Confirmed }) => {
  const { field } = useController({ name: 'confirmed' });
  return (
    <FormControlLabel
      control={<Checkbox checked={field.value === true} onChange={field.onChange} inputRef={field.ref} />}
      label={confirmations[of]}
    />
  );
};

type SetRowsProps = { table: TableRecord; startsWith: object | undefined; onClose: () => void };

export const SetRowsDialog = ({ table, startsWith, onClose }: SetRowsProps) => {
  const field = useMemo(() => rowsField(table.id), [table.id]);
  const part = useMemo(() => filePart(field), [field]);
  const unit = unitOf(table);
  const kind = datedTableKind(table.id);
  return (
    <CatalogueDialog<TableRecord>
      resource="dated-tables"
      id={table.id}
      command="set-rows"
      title="Fijar valores"
      country={table.country}
      unit={unit}
      record={table}
      startsWith={{
        from: '',
        source: '',
        confirmed: false,
        rows: toForm(field, startsWith, table.country, unit),
      }}
      roots={['from', 'source', 'rows']}
      payloadOf={({ from, source, confirmed, rows }) => ({
        ...(confirmed === true && { confirmed }),
        from: plainText(from),
        source: plainText(source),
        rows: fromForm(field, rows, table.country, unit),
      })}
      maxWidth="md"
      onClose={onClose}
    >
      <Alert severity="info">
        Los valores rigen desde ese día hasta el siguiente que tenga otros. Si el día ya tiene valores, se
        corrigen.
      </Alert>
      <PlainField source="from" type="date" label="Rige desde" />
      <PlainField source="source" label="Fuente" />
      {part && <TableFile part={part} tableId={table.id} country={table.country} />}
      <SchemaField field={field} path="rows" isBare />
      {kind?.isDaily && <Confirmation of="confirmed" />}
      {kind && hasRowsByName(kind) && (
        <Confirmation of={kind.table === 'gesPremiums' ? 'confirmedIsapres' : 'confirmedNames'} />
      )}
      {kind?.confirmedBelow && <Confirmation of="confirmedPercent" />}
    </CatalogueDialog>
  );
};
