/** The page of advertisements: an executive calls back. Search engines have better pages to show. */
import { useActionData } from 'react-router-dom';
import { PageHead } from '../../seo/PageHead.tsx';
import { RequestForm } from './RequestForm.tsx';
import './RequestPage.css';

export const SignUpPage = () => (
  <>
    <PageHead
      title={useActionData() ? 'Error: Te ayudamos a elegir' : 'Te ayudamos a elegir'}
      description="Deja tus datos y una persona del equipo te ayuda a elegir tu seguro, sin costo."
    />
    <h1>Te ayudamos a elegir tu seguro</h1>
    <p className="lead">
      Deja tus datos y una persona del equipo te responde, sin costo. No te obliga a contratar.
    </p>
    <RequestForm submit="Quiero que me contacten" messageHint="Qué seguro buscas y para quiénes." />
  </>
);
