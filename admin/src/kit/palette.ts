/** Headings of the palette under which several contexts offer something. */
export const paletteGroups = {
  commands: 'En esta página',
  recent: 'Vistas hace poco',
  pages: 'Ir a',
} as const;
