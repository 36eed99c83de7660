import { largestPicture } from '@cotejo/core/reference/pictures';
import { expect, test } from 'vitest';
import { pictureProblem } from './pictureFile.ts';

test.each([
  ['logo.PNG', 10, undefined],
  ['logo.jpeg', largestPicture, undefined],
  ['logo.webp', largestPicture + 1, 'La imagen pesa más de 1 MB.'],
  ['logo.jpg', 0, 'El archivo está vacío.'],
  ['logo.svg', 10, 'No se aceptan SVG, que pueden llevar programas. Guarda la imagen como PNG, JPG o WebP.'],
  ['logo.gif', 10, 'Elige una imagen PNG, JPG o WebP.'],
  ['logo', 10, 'Elige una imagen PNG, JPG o WebP.'],
])('%s of %i bytes: %s', (name, size, problem) => expect(pictureProblem({ name, size })).toBe(problem));
