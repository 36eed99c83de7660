/** Console messages about companies, in Spanish. */
export const companyMessages = {
  name: 'Empresa |||| Empresas',
  people: 'Ver sus empleados y cargas',
  fields: {
    name: 'Razón social',
    legalName: 'Razón social',
    tradeName: 'Nombre comercial',
    documentNumber: 'Documento',
    country: 'País',
    economicActivityId: 'Actividad económica',
    address: 'Dirección',
    'address.street': 'Dirección',
    'address.city': 'Ciudad',
    'address.region': 'Región o departamento',
    status: 'Estado',
    approval: 'Revisión',
    reason: 'Motivo',
  },
  conflict: { title: 'La empresa cambió mientras la tenías abierta.' },
  list: { count: '%{smart_count} empresa |||| %{smart_count} empresas' },
  views: { everything: 'Todas las empresas' },
  filters: {
    q: 'Buscar por nombre o documento',
    country: 'País',
    status: 'Estado',
    approval: 'Revisión',
    economicActivityId: 'Actividad económica',
  },
  empty: {
    title: 'Todavía no hay empresas',
    text: 'Aquí aparecen las que puedes ver.',
    filteredTitle: 'Ninguna empresa coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las empresas',
    show: 'No se pudo leer la empresa',
    back: 'Ver todas las empresas',
    notFoundTitle: 'No encontramos esa empresa',
    notFoundText: 'No existe, o no puedes verla.',
  },
  command: {
    names: {
      register: 'Registrar empresa',
      change: 'Editar',
      approve: 'Aprobar',
      reject: 'Rechazar',
      deactivate: 'Desactivar',
      reactivate: 'Reactivar',
    },
    text: {
      approve: 'Desde ahora se podrán pedir altas para su gente.',
      reject: 'La empresa queda inactiva. Se puede aprobar más adelante.',
      deactivate:
        'No se podrán pedir más altas para su gente, ni renovar o duplicar sus pólizas. Las coberturas que tiene siguen, y se pueden pedir sus bajas.',
      reactivate: 'Se podrán pedir altas para su gente otra vez.',
    },
  },
};

export const companyEventMessages = {
  CompanyRegistered: 'Se registró una empresa',
  CompanyChanged: 'Se editó una empresa',
  CompanyApproved: 'Se aprobó una empresa',
  CompanyRejected: 'Se rechazó una empresa',
  CompanyDeactivated: 'Se desactivó una empresa',
  CompanyReactivated: 'Se reactivó una empresa',
};
