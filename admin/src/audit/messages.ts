/** What the console says about the audit. */
export const auditMessages = {
  resources: {
    auditoria: { name: 'Auditoría' },
    happenings: {
      name: 'Auditoría',
      views: {
        everything: 'Toda la auditoría',
        house: {
          people: 'Usuarios y sesiones',
          data: 'Uso de datos personales',
          publications: 'Catálogo y publicaciones',
        },
      },
    },
    exports: {
      // Changes of status were a file of their own: those that were asked for then are still listed.
      resources: { happenings: 'Auditoría', 'status-changes': 'Cambios de estado' },
    },
  },
};
