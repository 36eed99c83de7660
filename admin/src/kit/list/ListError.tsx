/** The rows of a list could not be read: what, why, and another try. */
import { useListContext } from 'react-admin';
import { ReadError } from '../ui/ReadError.tsx';

/** @param title what could not be read */
export const ListError = ({ title }: { title: string }) => {
  const { error, refetch } = useListContext();
  return <ReadError title={title} error={error} onRetry={refetch} sx={{ m: 2 }} />;
};
