/** Pictures that a command or a row names were uploaded here. */
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { picturesIn } from '@cotejo/core/reference/pictures';
import { type CataloguePictures } from './catalogue-pictures.ts';

/** `keep` for what is written, `find` for what is only tried. */
export type FindPictures = CataloguePictures['find'];

/** @throws Rejection `INVALID_INPUT` by field for a picture that is not there, or not any more */
export const mustBeThere = async (find: FindPictures, given: unknown): Promise<void> => {
  const named = picturesIn(given);
  if (named.length === 0) return;
  const found = new Set(await find([...new Set(named.map(({ id }) => id))]));
  const gone = named.filter(({ id }) => !found.has(id));
  if (gone.length > 0)
    rejectInput(
      Object.fromEntries(gone.map(({ field }) => [field, 'Esa imagen ya no está: súbela de nuevo.'])),
    );
};
