/** While results are looked for: cards without content in the places of those to come, and words that change. */
import { useEffect, useState } from 'react';

/** Milliseconds (spec, public side, section 9). */
const turn = 3_500;
const messages = [
  'Buscando resultados...',
  'Calculando el precio para tu perfil...',
  'Comparando coberturas y clínicas...',
  'Ordenando los planes...',
];

export const WaitingMessage = () => {
  const [nth, setNth] = useState(0);
  useEffect(() => {
    const later = setInterval(() => setNth((now) => (now + 1) % messages.length), turn);
    return () => clearInterval(later);
  }, []);
  return (
    <p className="waiting-message" role="status">
      {messages[nth]}
    </p>
  );
};

export const Skeletons = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, nth) => (
    <div key={nth} className="plan-card plan-skeleton" aria-hidden="true" />
  ));
