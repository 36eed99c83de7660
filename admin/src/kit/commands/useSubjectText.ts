/** The name that a dialog gives the record that it acts on. */
import { type RaRecord } from 'react-admin';
import { useResources } from '../useContexts.ts';
import { useWords } from '../useWords.ts';

/** @returns the record's name and the number that people call it by: `Rosa Quispe Luna · 1234-ABCD` */
export const useSubjectText = (resource: string): ((record: RaRecord | undefined) => string | undefined) => {
  const { erasedName } = useWords(resource);
  const found = useResources().find(({ name }) => name === resource);
  return (record) => {
    if (!record || !found) return undefined;
    const { nameOf, referenceOf, pages } = found;
    const represent = pages?.recordRepresentation;
    const name = nameOf
      ? (nameOf(record) ?? erasedName)
      : typeof represent === 'function' && represent(record);
    return [name, referenceOf?.(String(record.id))].filter(Boolean).join(' · ') || undefined;
  };
};
