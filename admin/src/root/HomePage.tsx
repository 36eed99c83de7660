/** The start: the first thing that one may work with; a friendly word for those who have nothing here yet. */
import { useCanAccess } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { NotAllowedPage } from '../layout/NotAllowedPage.tsx';

export const HomePage = () => {
  const { canAccess, isPending } = useCanAccess({ resource: 'leads', action: 'list' });
  if (isPending) return <LoadingPage />;
  return canAccess ? <Navigate to="/leads" replace /> : <NotAllowedPage />;
};
