/** What the lists of the catalogue say. */

export const filters = {
  country: 'País',
  organizationId: 'Organización',
  insuranceTypeId: 'Tipo de seguro',
  status: 'Estado',
  hidden: 'Visibilidad',
  type: 'Tipo',
  kind: 'Clase',
  upperTypeId: 'Categoría',
  shown: 'Visibles',
  notShown: 'Ocultos',
};

export const columns = {
  name: 'Nombre',
  code: 'Código',
  number: 'Número',
  country: 'País',
  organization: 'Organización',
  insuranceType: 'Tipo de seguro',
  status: 'Estado',
  type: 'Tipo',
  kind: 'Clase',
  category: 'Categoría',
  registerCode: 'Registro de salud',
  publishedAt: 'Publicado',
  days: 'Fechas',
  latest: 'Rige desde',
};

export const status = {
  draft: 'Borrador',
  published: 'Publicado',
  withdrawn: 'Retirado',
  changed: 'Con cambios sin publicar',
  shown: 'Visible',
  hidden: 'Oculto',
};
