/** The confirmation: the request's number, and what happens next. */
import { referenceNumber } from '@cotejo/core/lead-requests';
import { Link, useLoaderData } from 'react-router-dom';
import { useAppContext } from '../../routing/app-context.ts';
import { type Contact } from '../../routing/sent-contacts.ts';
import { PageHead } from '../../seo/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { feedbackAddress } from '../../domain/product-paths.ts';
import { type Sent } from '../../domain/sent-query.ts';
import './SentPage.css';

const answerAt = (contact: Contact | undefined): string =>
  contact
    ? `A ${contact.email} o al ${contact.telefono}, para resolver tus dudas.`
    : 'Al correo o al teléfono que dejaste, para resolver tus dudas.';

const nextSteps = (contact: Contact | undefined) => [
  { title: 'Tu solicitud ya está registrada', text: 'El equipo la ve ahora mismo.' },
  { title: 'Un ejecutivo la toma', text: 'Una sola persona queda a cargo de ella.' },
  { title: 'Te responde', text: answerAt(contact) },
];

/** @param about what was asked for, as part of a sentence */
export const SentPage = ({ about }: { readonly about: string }) => {
  const { id, feedbackSignature } = useLoaderData<Sent>();
  const contact = useAppContext().sentContacts.of(id);
  return (
    <div className="sent">
      <PageHead title={`Recibimos ${about}`} description="Confirmación de una solicitud." />
      <h1>Recibimos {about}</h1>
      <div className="sent-number">
        <p>Tu número de solicitud</p>
        <p>
          <strong>{referenceNumber(id)}</strong>
        </p>
      </div>
      <p>Menciónalo si nos escribes de nuevo sobre ella.</p>
      {contact?.company && contact.company.length > 0 && (
        <>
          <h2>Tu empresa</h2>
          <dl className="sent-company">
            {contact.company.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2>Qué pasa ahora</h2>
      <Steps steps={nextSteps(contact)} />
      {feedbackSignature && (
        <p>
          Cuando te hayan respondido,{' '}
          <Link to={feedbackAddress(id, feedbackSignature)}>cuéntanos cómo te atendimos</Link>. Guarda ese
          enlace: solo tú lo tienes.
        </p>
      )}
      <p className="sent-back">
        <ButtonLink tone="quiet" to="/">
          Volver a los planes
        </ButtonLink>
      </p>
    </div>
  );
};
