/** A record of the catalogue as its reader sees it: what is not said is left out. */
import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { isUnit } from '../schema/amounts.ts';
import { type Field, type NamedField } from '../schema/field.ts';
import { plainText, shapeOf } from '../schema/values.ts';
import { amountText } from './amountText.ts';
import { appearanceOf } from './appearance.ts';
import { isSaid } from './isSaid.ts';
import { memberTitle, titleFieldOf } from './memberTitle.ts';
import { ReferenceName } from './ReferenceName.tsx';
import { ShownValue } from './ShownValue.tsx';
import { type ValueFormat, valueText } from './valueText.ts';
import { choiceName, labelAt } from './words.ts';

type Values = Readonly<Record<string, unknown>>;
const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

type ValueProps = {
  field: Field;
  path: readonly string[];
  value: unknown;
  format: ValueFormat;
  /** Whether a title above it tells already what it is called. */
  isTitled?: boolean;
};

const isBlock = ({ kind }: Field): boolean =>
  ['record', 'list', 'dictionary', 'variants', 'texts'].includes(kind);
const long = (value: unknown): boolean => typeof value === 'string' && value.length > 60;

const Rows = ({
  fields,
  path,
  value,
  format,
}: Omit<ValueProps, 'field'> & { fields: readonly NamedField[] }) => {
  const record = recordOf(value);
  const unit = isUnit(record['unit']) ? record['unit'] : format.unit;
  const hasAmount = fields.some(({ field }) => field.kind === 'amount');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 1.25,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {fields
        // Amounts are told with their unit, and numbers within the product tell nobody anything.
        .filter(
          ({ name, field }) => isSaid(record[name]) && field.kind !== 'id' && !(name === 'unit' && hasAmount),
        )
        .map(({ name, field }) => (
          <Box key={name} sx={isBlock(field) || long(record[name]) ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {labelAt([...path, name])}
            </Typography>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              <ValueView
                field={field}
                path={[...path, name]}
                value={record[name]}
                format={{ ...format, unit }}
              />
            </Box>
          </Box>
        ))}
    </Box>
  );
};

const indented = { pl: 1.5, borderLeft: 2, borderColor: 'divider', my: 0.75 } as const;

const Members = ({
  field,
  path,
  value,
  format,
}: ValueProps & { field: Extract<Field, { kind: 'list' }> }) => {
  const members: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {members.map((member, place) => (
        <Box component="li" key={place} sx={indented}>
          <Typography sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {memberTitle(member) ?? `${labelAt(path)} ${place + 1}`}
          </Typography>
          <ValueView field={field.item} path={path} value={member} format={format} isTitled />
        </Box>
      ))}
    </Box>
  );
};

const lines = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is left of the fields when the title has told one of them. */
const untitled = (fields: readonly NamedField[], value: unknown): readonly NamedField[] => {
  const titleField = titleFieldOf(value);
  return fields.filter(({ name }) => name !== titleField);
};

/** An amount with its unit is one thing. */
const isQuantity = (fields: readonly NamedField[]): boolean =>
  fields.length === 2 && ['amount', 'unit'].every((name) => fields.some((one) => one.name === name));
const quantityText = (value: unknown, { country }: ValueFormat): string => {
  const { amount, unit } = recordOf(value);
  return amountText(Number(amount), isUnit(unit) ? unit : undefined, country);
};

export const ValueView = ({ field, path, value, format, isTitled = false }: ValueProps): ReactNode => {
  const name = path.at(-1) ?? '';
  switch (field.kind) {
    case 'record':
      if (isQuantity(field.fields)) return quantityText(value, format);
      return (
        <Rows
          fields={isTitled ? untitled(field.fields, value) : field.fields}
          path={path}
          value={value}
          format={format}
        />
      );
    case 'list':
      return <Members field={field} path={path} value={value} format={format} />;
    case 'variants': {
      const shape = shapeOf(field, recordOf(value));
      const fields = field.variants.find((one) => one.value === shape)?.fields ?? [];
      return (
        <>
          {shape !== undefined && <div>{choiceName(field.by ?? '', shape)}</div>}
          <Rows
            fields={isTitled ? untitled(fields, value) : fields}
            path={path}
            value={value}
            format={format}
          />
        </>
      );
    }
    case 'dictionary':
      return (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2 }}
        >
          {Object.entries(recordOf(value)).map(([key, inner]) => (
            <Fragment key={key}>
              <dt>{key}</dt>
              <Box component="dd" sx={{ m: 0 }}>
                <ValueView field={field.value} path={path} value={inner} format={format} />
              </Box>
            </Fragment>
          ))}
        </Box>
      );
    case 'texts':
    case 'choices':
    case 'references':
      return (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {lines(value).map((line, place) => (
            <li key={place}>
              {field.kind === 'references' ? (
                <ReferenceName to={field.to} id={plainText(line)} />
              ) : field.kind === 'choices' ? (
                choiceName(name, plainText(line))
              ) : (
                plainText(line)
              )}
            </li>
          ))}
        </Box>
      );
    case 'reference':
      return <ReferenceName to={field.to} id={plainText(value)} />;
    default:
      return appearanceOf(name, value) ? (
        <ShownValue name={name} value={plainText(value)} />
      ) : (
        valueText(field, name, value, format)
      );
  }
};
