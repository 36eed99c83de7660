import { expect, test } from 'vitest';
import { noun, sentencesAbout } from './index.ts';

test('sentences agree with the noun in gender and number', () => {
  expect(sentencesAbout(noun('póliza', 'pólizas', 'f'))).toEqual({
    one: 'Póliza',
    many: 'Pólizas',
    everything: 'Todas las pólizas',
    noneYet: 'Todavía no hay pólizas',
    listedHere: 'Aquí aparecen las que puedes ver.',
    noneMatches: 'Ninguna póliza coincide',
    manyUnread: 'No se pudieron leer las pólizas',
    oneUnread: 'No se pudo leer la póliza',
    seeAll: 'Ver todas las pólizas',
    notFound: 'No encontramos esa póliza',
    unknown: 'No existe esa póliza, o no puedes verla.',
    unseen: 'No existe, o no puedes verla.',
    changedMeanwhile: 'La póliza cambió mientras la tenías abierta.',
  });
  expect(sentencesAbout(noun('partner', 'partners', 'm'))).toMatchObject({
    noneMatches: 'Ningún partner coincide',
    seeAll: 'Ver todos los partners',
    unknown: 'No existe ese partner, o no puedes verlo.',
    changedMeanwhile: 'El partner cambió mientras lo tenías abierto.',
  });
});
