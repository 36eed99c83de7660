/** Files that are gone with the process, for fast tests. */
import { type FileStore, mostWaiting, type UploadedFile, type WaitingBound } from '../file-store.ts';

const bytesOf = (files: readonly UploadedFile[]): number =>
  files.reduce((bytes, { content }) => bytes + content.length, 0);

export const inMemoryFiles = (most: WaitingBound = mostWaiting): FileStore => {
  const files = new Map<string, UploadedFile>();
  const attached = new Set<string>();
  const waiting = (userId: string): UploadedFile[] =>
    [...files.values()].filter(({ id, uploadedBy }) => uploadedBy === userId && !attached.has(id));
  return {
    async keep(file) {
      const earlier = files.get(file.id);
      if (earlier)
        return earlier.mediaType === file.mediaType && earlier.content.equals(file.content)
          ? 'kept'
          : 'other';
      const others = waiting(file.uploadedBy);
      if (others.length >= most.files || bytesOf([...others, file]) > most.bytes) return 'full';
      files.set(file.id, file);
      return 'kept';
    },
    async find(owner, fileId) {
      const file = files.get(fileId);
      return file?.aggregate === owner.aggregate && file.ownerId === owner.ownerId
        ? { mediaType: file.mediaType, bytes: file.content.length }
        : undefined;
    },
    waitingOf: async (userId) =>
      waiting(userId).map(({ id, aggregate, ownerId }) => ({ id, aggregate, ownerId })),
    async noteAttached(fileIds) {
      for (const id of fileIds) attached.add(id);
    },
    // Nothing sweeps them.
    noteWithdrawing: async () => {},
  };
};
