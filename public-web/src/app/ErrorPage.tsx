/** A page that cannot be shown: it does not exist, the platform does not answer it, or something broke. */
import { matchPath, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { landingAt } from '../domain/landing-pages.ts';
import { contactPath, sharedPattern } from '../domain/product-paths.ts';
import { type ErrorState, errorStateOf, pageElsewhereOf, rateLimitedWords } from '../routing/error-states.ts';
import { useRetries } from '../routing/use-retries.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { useSite } from '../site.ts';
import { ButtonLink, ReloadLink } from '../ui/Button.tsx';
import { HumanForm } from '../ui/HumanForm.tsx';

/** The first is the spec's notfound.title and notfound.description (public side, section 2.4). */
const texts: Readonly<Record<ErrorState, { readonly title: string; readonly description: string }>> = {
  missing: {
    title: 'No encontramos esta página',
    description: 'Puede que el enlace esté mal escrito, o que el plan ya no se ofrezca en este país.',
  },
  unavailable: {
    title: 'No podemos mostrar los planes ahora',
    description: 'El servicio no está respondiendo. Espera un momento y vuelve a intentarlo.',
  },
  challenged: {
    title: 'El sistema piensa que eres un robot...',
    description:
      'Desde tu conexión se pidieron muchos planes en poco tiempo. Con un clic sigues comparando (disculpa las molestias).',
  },
  challengeLimit: {
    title: 'Espera un poco antes de seguir',
    description:
      'Ya se dijo «Soy humano!» demasiadas veces en la última hora. Vuelve a intentarlo más tarde.',
  },
  rateLimited: rateLimitedWords,
  broken: {
    title: 'Algo salió mal',
    description: 'No pudimos mostrar esta página. Vuelve a intentarlo y, si sigue igual, escríbenos.',
  },
};

/** Words about a shared link that opens nothing: the platform does not tell one that is over from one that never was. */
const closedLink = {
  title: 'Este enlace ya no abre',
  description:
    'Los enlaces compartidos vencen a los 90 días. Pide uno nuevo a quien te lo envió, o vuelve a comparar.',
};

const isSharedLink = (pathname: string): boolean => matchPath(sharedPattern, pathname) !== null;

const WayOn = ({ from }: { readonly from: ErrorState }) => {
  const { pathname, search } = useLocation();
  const { country } = useSite();
  const comparison = isSharedLink(pathname) ? '/Comparar' : landingAt(country, pathname)?.compareUrl;
  if (from === 'missing' || from === 'challengeLimit')
    return (
      <>
        <ButtonLink to="/">Volver al Home</ButtonLink>
        {from === 'missing' && comparison && <ButtonLink to={comparison}>Comparar otros planes</ButtonLink>}
      </>
    );
  if (from === 'challenged') return <HumanForm backTo={`${pathname}${search}`} />;
  return <ReloadLink href={`${pathname}${search}`}>Reintentar</ReloadLink>;
};

export const ErrorPage = () => {
  const { email } = useSite();
  const error = useRouteError();
  const [trouble, elsewhere] = [errorStateOf(error), pageElsewhereOf(error)];
  useRetries(useRevalidator().revalidate, trouble === 'unavailable');
  const { pathname } = useLocation();
  const { title, description } =
    trouble === 'missing' && isSharedLink(pathname) ? closedLink : texts[trouble];
  return (
    <>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p className="lead">
        {description} {trouble === 'missing' && <a href={`mailto:${email}`}>{`Escríbenos a ${email}.`}</a>}
      </p>
      {elsewhere && (
        <p>
          {elsewhere.says}: <a href={elsewhere.href}>{elsewhere.look}</a>.
        </p>
      )}
      <div className="error-page-actions">
        <WayOn from={trouble} />
        <ButtonLink tone="quiet" to={contactPath}>
          Contacto
        </ButtonLink>
      </div>
    </>
  );
};
