import { expect, test } from 'vitest';
import { pictureAddress, picturesIn } from './pictures.ts';

test('uploaded pictures are found wherever a record names them, by field', () => {
  const changes = {
    identity: { image: pictureAddress('a'), name: 'api/pictures' },
    descriptions: [{ icon: '/assets/demo/icons/casa.svg' }, { icon: pictureAddress('b') }],
    seo: null,
  };
  expect(picturesIn({ changes })).toEqual([
    { id: 'a', field: 'changes.identity.image' },
    { id: 'b', field: 'changes.descriptions.1.icon' },
  ]);
});
