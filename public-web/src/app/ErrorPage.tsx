/** A page that cannot be shown: it does not exist, the platform does not answer, or something broke. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { contactPath } from '../domain/product-paths.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { ButtonLink, ReloadLink } from '../ui/Button.tsx';

const texts = {
  missing: {
    title: 'No encontramos esta página',
    description: 'Puede que el enlace esté mal escrito, o que el plan ya no se ofrezca en este país.',
  },
  unavailable: {
    title: 'No podemos mostrar los planes ahora',
    description: 'El servicio no está respondiendo. Espera un momento y vuelve a intentarlo.',
  },
  broken: {
    title: 'Algo salió mal',
    description: 'No pudimos mostrar esta página. Vuelve a intentarlo y, si sigue igual, escríbenos.',
  },
};

const textsOf = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return texts.broken;
  if (error.status === 503) return texts.unavailable;
  return error.status < 500 ? texts.missing : texts.broken;
};

export const ErrorPage = () => {
  const { title, description } = textsOf(useRouteError());
  const { pathname, search } = useLocation();
  const isMissing = title === texts.missing.title;
  return (
    <div className="error-page">
      <PageHead title={title} description={description} listed={false} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p className="error-page-actions">
        {isMissing ? (
          <ButtonLink to="/">Volver al Home</ButtonLink>
        ) : (
          <ReloadLink href={`${pathname}${search}`}>Reintentar</ReloadLink>
        )}
        <ButtonLink tone="quiet" to={contactPath}>
          Contacto
        </ButtonLink>
      </p>
    </div>
  );
};
