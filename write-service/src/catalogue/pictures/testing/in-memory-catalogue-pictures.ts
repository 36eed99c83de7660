/** Pictures that are gone with the process, for fast tests. */
import { type CataloguePictures, mostWaiting, type UploadedPicture } from '../catalogue-pictures.ts';

export const inMemoryCataloguePictures = (most: number = mostWaiting): CataloguePictures => {
  const pictures = new Map<string, UploadedPicture>();
  const kept = new Set<string>();
  const there = (ids: readonly string[]): string[] => ids.filter((id) => pictures.has(id));
  return {
    async store(picture) {
      const waiting = [...pictures.values()].filter(
        ({ id, uploadedBy }) => uploadedBy === picture.uploadedBy && !kept.has(id),
      );
      if (!pictures.has(picture.id) && waiting.length >= most) return 'full';
      if (!pictures.has(picture.id)) pictures.set(picture.id, picture);
      return 'stored';
    },
    find: async (ids) => there(ids),
    async keep(ids) {
      const found = there(ids);
      for (const id of found) kept.add(id);
      return found;
    },
  };
};
