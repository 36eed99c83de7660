/** The way to a record by the number that people call it by, for where nobody may be named; by its kind where it has none. */
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useResources } from '../useContexts.ts';

type RecordReferenceProps = {
  resource: string;
  id: string;
  /** The instant as of which the record is shown. */
  at?: string;
};

export const RecordReference = ({ resource, id, at }: RecordReferenceProps) => {
  const translate = useTranslate();
  const found = useResources().find(({ name }) => name === resource);
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: id });
  const reference = found?.referenceOf?.(id) ?? kind;
  // A record without a page is shown as plain text.
  if (!found?.pages?.show) return reference;
  const search = at ? `?${new URLSearchParams({ at })}` : '';
  return (
    <Link
      component={RouterLink}
      to={`/${resource}/${id}/show${search}`}
      aria-label={translate(`resources.${resource}.reference`, { reference, _: reference })}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {reference}
    </Link>
  );
};
