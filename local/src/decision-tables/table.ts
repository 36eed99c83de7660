/** A table in Markdown, its cells as they are read. */

/** @param rows cells that stand side by side; a `|` in them is only text */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
};

export const code = (text: string): string => `\`${text}\``;
