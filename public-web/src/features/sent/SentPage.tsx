/** The confirmation: the request's number, and what happens next. */
import { referenceNumber } from '@cotejo/core/lead-requests';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../seo/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { type Sent } from './sent-loader.ts';
import './SentPage.css';

const next = [
  { title: 'Tu solicitud ya está registrada', text: 'El equipo la ve ahora mismo en su consola.' },
  { title: 'Un ejecutivo la toma', text: 'Una sola persona queda a cargo de ella.' },
  { title: 'Te responde', text: 'Al correo o al teléfono que dejaste, para resolver tus dudas.' },
];

/** @param about what was asked for, as part of a sentence */
export const SentPage = ({ about }: { readonly about: string }) => {
  const { requestId } = useLoaderData<Sent>();
  return (
    <div className="sent">
      <PageHead title={`Recibimos ${about}`} description="Confirmación de una solicitud." />
      <h1>Recibimos {about}</h1>
      <div className="sent-number">
        <p>Tu número de solicitud</p>
        <p>
          <strong>{referenceNumber(requestId)}</strong>
        </p>
      </div>
      <p>Menciónalo si nos escribes de nuevo sobre ella.</p>
      <h2>Qué pasa ahora</h2>
      <Steps steps={next} />
      <p className="sent-back">
        <ButtonLink tone="quiet" to="/">
          Volver a los planes
        </ButtonLink>
      </p>
    </div>
  );
};
