/** A page that cannot be shown: it does not exist, the platform does not answer, or something broke. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { contactPath } from '../domain/product-paths.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { ButtonLink, ReloadLink } from '../ui/Button.tsx';

type Trouble = 'missing' | 'unavailable' | 'broken';

const texts: Readonly<Record<Trouble, { readonly title: string; readonly description: string }>> = {
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

const troubleOf = (error: unknown): Trouble => {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 503) return 'unavailable';
  return error.status < 500 ? 'missing' : 'broken';
};

export const ErrorPage = () => {
  const trouble = troubleOf(useRouteError());
  const { pathname, search } = useLocation();
  const { title, description } = texts[trouble];
  return (
    <>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p className="error-page-actions">
        {trouble === 'missing' ? (
          <ButtonLink to="/">Volver al Home</ButtonLink>
        ) : (
          <ReloadLink href={`${pathname}${search}`}>Reintentar</ReloadLink>
        )}
        <ButtonLink tone="quiet" to={contactPath}>
          Contacto
        </ButtonLink>
      </p>
    </>
  );
};
