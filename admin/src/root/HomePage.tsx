/** The start: the first thing that one may work with; a friendly word for those who have nothing here yet. */
import { useCanAccess } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { NotAllowedPage } from '../layout/NotAllowedPage.tsx';

export const HomePage = () => {
  const leads = useCanAccess({ resource: 'leads', action: 'list' });
  const users = useCanAccess({ resource: 'users', action: 'list' });
  if (leads.isPending || users.isPending) return <LoadingPage />;
  if (leads.canAccess) return <Navigate to="/leads" replace />;
  return users.canAccess ? <Navigate to="/users" replace /> : <NotAllowedPage />;
};
