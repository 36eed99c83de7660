/** How large a file is, as people say it. */
export const fileSize = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))} kB`
    : `${(bytes / 1_048_576).toLocaleString('es-419', { maximumFractionDigits: 1 })} MB`;
