/** The contact page: a question to Cotejo that is about no plan. */
import { useActionData } from 'react-router-dom';
import { contactPath } from '../../domain/product-paths.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { RequestForm } from './RequestForm.tsx';
import './RequestPage.css';

const afterwards = [
  { title: 'Queda registrada', text: 'Te damos un número para que puedas preguntar por ella.' },
  { title: 'La lee una persona', text: 'Del equipo que recibe las consultas.' },
  { title: 'Te responde', text: 'Al correo o al teléfono que nos dejes.' },
];

export const ContactPage = () => (
  <>
    <PageHead
      title={useActionData() ? 'Error: Contacto' : 'Contacto'}
      description="Escríbele a Cotejo: una persona del equipo lee tu consulta y te responde por correo o teléfono."
      canonical={contactPath}
    />
    <h1>Contacto</h1>
    <p className="lead">Cuéntanos qué necesitas. Una persona del equipo lee tu consulta y te responde.</p>
    <div className="request-page">
      <RequestForm submit="Enviar consulta" messageHint="Qué seguro buscas, para quiénes y desde cuándo." />
      <aside className="request-beside" aria-labelledby="despues">
        <h2 id="despues">Qué pasa con tu consulta</h2>
        <Steps steps={afterwards} />
      </aside>
    </div>
  </>
);
