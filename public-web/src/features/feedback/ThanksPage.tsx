/** After an opinion was sent. */
import { PageHead } from '../../seo/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

export const ThanksPage = () => (
  <>
    <PageHead title="Gracias por tu opinión" description="Recibimos tu opinión." />
    <h1>Gracias por tu opinión</h1>
    <p className="lead">
      La lee el equipo que te atendió. Con el mismo enlace puedes cambiarla cuando quieras.
    </p>
    <p>
      <ButtonLink tone="quiet" to="/">
        Volver a los planes
      </ButtonLink>
    </p>
  </>
);
