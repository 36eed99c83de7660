/** The way to a record by the number that people call it by, for where nobody may be named; by its kind where it has none. */
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { resourcesOf, useContexts } from '../useContexts.ts';
import { wordsOf } from '../useWords.ts';

type RecordReferenceProps = {
  resource: string;
  id: string;
  /** The instant as of which the record is shown. */
  at?: string;
};

export const RecordReference = ({ resource, id, at }: RecordReferenceProps) => {
  const contexts = useContexts();
  const words = wordsOf(contexts, resource);
  const found = resourcesOf(contexts).find(({ name }) => name === resource);
  const reference = found?.referenceOf?.(id) ?? words?.one ?? id;
  // A record without a page is shown as plain text.
  if (!found?.pages?.show) return reference;
  const search = at ? `?${new URLSearchParams({ at })}` : '';
  return (
    <Link
      component={RouterLink}
      to={`/${resource}/${id}/show${search}`}
      aria-label={words?.reference?.(reference) ?? reference}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {reference}
    </Link>
  );
};
