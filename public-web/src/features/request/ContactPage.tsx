/** The contact page: a question to Cotejo that is about no plan. */
import { useActionData } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { RequestForm } from './RequestForm.tsx';

export const ContactPage = () => (
  <>
    <PageHead
      title={useActionData() ? 'Error: Contacto' : 'Contacto'}
      description="Escríbele a Cotejo: una persona del equipo lee tu consulta y te responde por correo o teléfono."
      canonical={contactPath}
    />
    <h1>Contacto</h1>
    <p className="lead">Cuéntanos qué necesitas. Una persona del equipo lee tu consulta y te responde.</p>
    <RequestForm submit="Enviar consulta" messageHint="Qué seguro buscas, para quiénes y desde cuándo." />
  </>
);
