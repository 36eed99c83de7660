/** Documents that were written as PDFs, in memory for who opens them next: a publication never changes. */

export type WrittenPdfs = {
  /** @param key names a document of one publication. @returns what was written before, or is now: once for all who ask meanwhile */
  readonly of: (key: string, write: () => Promise<Buffer>) => Promise<Buffer>;
};

/** @param most bytes that are kept; what was opened longest ago goes first */
export const createWrittenPdfs = (most = 32 * 1024 * 1024): WrittenPdfs => {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const writeOnce = (key: string, write: () => Promise<Buffer>): Promise<Buffer> => {
    const writing = underWay.get(key) ?? write().finally(() => underWay.delete(key));
    underWay.set(key, writing);
    return writing;
  };
  return {
    async of(key, write) {
      const pdf = kept.get(key) ?? (await writeOnce(key, write));
      if (pdf.length > most) return pdf;
      forget(key);
      kept.set(key, pdf);
      bytes += pdf.length;
      while (bytes > most) forget(kept.keys().next().value!);
      return pdf;
    },
  };
};
