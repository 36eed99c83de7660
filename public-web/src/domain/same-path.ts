/** Compares paths, whose characters may be percent-encoded. */

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

export const isSamePath = (one: string, other: string): boolean => decoded(one) === decoded(other);
