/** A list of records: each opens by itself, and can be moved, taken out, and added to. */
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { memberTitle } from '../../read/memberTitle.ts';
import { ReferenceName } from '../../read/ReferenceName.tsx';
import { labelAt } from '../../read/words.ts';
import { type Field } from '../../schema/field.ts';
import { Fold } from './Fold.tsx';
import { type InnerField, useFieldError, useFormState } from '../state/form-context.ts';
import { blankMember, idFieldOf, plainText } from '../../schema/values.ts';

type ListProps = { field: Extract<Field, { kind: 'list' }>; path: string; Inner: InnerField };

/** The number of a new one: what is numbered within the product is numbered on. */
const nextNumber = (members: readonly Readonly<Record<string, unknown>>[]): number =>
  1 + Math.max(0, ...members.map(({ id }) => Number(id) || 0));

export const ListField = ({ field, path, Inner }: ListProps) => {
  const problem = useFieldError(path);
  const { forget } = useFormState();
  const { getValues } = useFormContext();
  const { fields: members, append, remove, move } = useFieldArray({ name: path, keyName: '_key' });
  const current = (useWatch({ name: path }) ?? []) as readonly Readonly<Record<string, unknown>>[];
  const [added, setAdded] = useState<string>();
  const label = labelAt(path.split('.'));
  const idField = idFieldOf(field.item);
  const add = (): void => {
    const known = (getValues(path) ?? []) as Readonly<Record<string, unknown>>[];
    // That there are too few is not so any more.
    if (problem !== undefined) forget(path);
    setAdded(String(members.length));
    append(blankMember(field.item, nextNumber(known)), { shouldFocus: false });
  };
  return (
    <Box role="group" aria-label={label}>
      {members.map((member, place) => {
        const shown = current[place] ?? {};
        const nth = `N.º ${place + 1}`;
        const id = plainText(shown['id']);
        const named =
          idField?.kind === 'reference' && id ? (
            <ReferenceName to={idField.to} id={id} />
          ) : (
            memberTitle(shown)
          );
        return (
          <Fold
            key={member._key}
            title={named ?? nth}
            path={`${path}.${place}`}
            startsOpen={added === String(place) || members.length === 1}
            actions={
              <>
                <Button size="small" disabled={place === 0} onClick={() => move(place, place - 1)}>
                  Subir
                </Button>
                <Button
                  size="small"
                  disabled={place === members.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  Bajar
                </Button>
                <Button size="small" color="error" onClick={() => remove(place)}>
                  Quitar
                </Button>
              </>
            }
          >
            <Inner field={field.item} path={`${path}.${place}`} isBare />
          </Fold>
        );
      })}
      {members.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Todavía no hay nada aquí.
        </Typography>
      )}
      {problem && (
        <Typography color="error" variant="body2" role="alert">
          {problem}
        </Typography>
      )}
      <Button startIcon={<Add />} onClick={add} sx={{ mt: 1 }}>
        Agregar a: {label}
      </Button>
    </Box>
  );
};
