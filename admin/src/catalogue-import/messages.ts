/** The name of the catalogue's import. */
export const importMessages = { resources: { imports: { name: 'Importar' } } };
