/** The words of projections and parked streams for the pieces that serve every resource. */
import { noun } from '@cotejo/core/kit/record';
import { resourceWords } from '../kit/words/resource-words.ts';

export const parkingWords = {
  retry: {
    name: 'Reintentar',
    text: 'El proyector lee otra vez el evento y los que esperan. Si vuelve a fallar, el flujo sigue detenido.',
  },
  skip: {
    name: 'Omitir',
    text: 'El proyector sigue con los eventos que esperan y no vuelve a este. No se puede deshacer.',
  },
} as const;

export const projectionWords = resourceWords(noun('proyección', 'proyecciones', 'f'), {
  one: 'Proyecciones',
  fields: { reason: 'Motivo (nada sobre personas)' },
  conflict: 'Alguien decidió sobre este proyector mientras tanto.',
  commands: parkingWords,
});

export const parkedStreamWords = resourceWords(noun('flujo detenido', 'flujos detenidos', 'm'), {
  fields: {
    stream: 'Flujo',
    type: 'Tipo',
    revision: 'Lugar en el flujo',
    position: 'Lugar en el registro',
    eventId: 'Evento',
    error: 'Error',
    triedAt: 'Último intento',
    actor: 'Quién',
    metadata: 'Metadatos',
    dataFields: 'Campos, sin sus valores',
    country: 'País',
    schemaVersion: 'Versión del esquema',
    commandId: 'Orden',
    $causationId: 'Causa',
    $correlationId: 'Cadena de causas',
  },
});
