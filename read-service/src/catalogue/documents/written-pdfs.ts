/** Documents that were written as PDFs, in memory for who opens them next: a publication never changes. */

export type WrittenPdfs = {
  /** @param key names a document of one publication. @returns what was written before, or is now */
  readonly of: (key: string, write: () => Buffer) => Buffer;
};

/** @param most bytes that are kept; what was opened longest ago goes first */
export const createWrittenPdfs = (most = 32 * 1024 * 1024): WrittenPdfs => {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const forgetOldest = (): void => {
    const [oldest, pdf] = kept.entries().next().value!;
    kept.delete(oldest);
    bytes -= pdf.length;
  };
  return {
    of(key, write) {
      const before = kept.get(key);
      if (before) kept.delete(key);
      const pdf = before ?? write();
      if (pdf.length > most) return pdf;
      kept.set(key, pdf);
      if (!before) bytes += pdf.length;
      while (bytes > most) forgetOldest();
      return pdf;
    },
  };
};
