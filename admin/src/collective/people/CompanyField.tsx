/** The company of who is registered: not asked for where one may register in a single one, otherwise chosen by name. */
import { Alert, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { LookUpField } from '../LookUpField.tsx';

const resource = 'employee-companies';
const firstTwo = {
  pagination: { page: 1, perPage: 2 },
  sort: { field: 'name', order: 'ASC' },
} as const;

export const CompanyField = () => {
  const { setValue } = useFormContext();
  const { data, error, refetch } = useGetList<RaRecord<string>>(resource, firstTwo);
  const onlyId = data?.length === 1 ? data[0]?.id : undefined;
  useEffect(() => {
    if (onlyId !== undefined) setValue('companyId', onlyId);
  }, [onlyId, setValue]);

  if (error) return <ReadError title="No se pudieron leer las empresas" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={56} />;
  if (data.length === 0)
    return (
      <Alert severity="warning">
        Tu empresa todavía no está aprobada, o fue desactivada: no se puede registrar a nadie.
      </Alert>
    );
  if (onlyId !== undefined) return null;
  return <LookUpField source="companyId" label="Empresa" resource={resource} nameField="name" />;
};
