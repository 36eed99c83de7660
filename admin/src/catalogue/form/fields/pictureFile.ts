/** Checks of a picture before it is sent: the server's own are made of its bytes. */
import { endingOf } from '@cotejo/core/reference/file-types';
import { largestPicture, noSvg } from '@cotejo/core/reference/pictures';

const endings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp'];

/** Of a file dialog. */
export const pictureEndings = endings.map((ending) => `.${ending}`).join(',');

/** The reason why a file can't be a picture of the catalogue. */
export const pictureProblem = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  const ending = endingOf(name);
  if (ending === 'svg') return noSvg;
  if (ending === undefined || !endings.includes(ending)) return 'Elige una imagen PNG, JPG o WebP.';
  if (size === 0) return 'El archivo está vacío.';
  return size > largestPicture ? 'La imagen pesa más de 1 MB.' : undefined;
};
