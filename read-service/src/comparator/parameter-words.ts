/** Descriptions of the parameters of the comparing calls, in Spanish, by name. */

export const parameterWords: Readonly<Record<string, string>> = {
  insuranceTypes:
    'Solo productos de estos tipos de seguro o categorías: sus números, como los dan los filtros.',
  organizations: 'Solo productos de estas organizaciones: sus números.',
  organizationTypes: 'Solo productos de estas clases de organización.',
  organizationType: 'Lo mismo que organizationTypes; si están ambos, cuenta este.',
  coverageCountries: 'Solo productos que cubren en alguno de estos países: sus números.',
  coverageOrganizations: 'Solo productos que cubren en alguna de estas clínicas: sus números.',
  features: 'Solo productos con estas características: sus números.',
  featuresFilter:
    'Si un producto debe tener todas las características elegidas (all) o basta una (any, si no se dice).',
  productType:
    'De qué tipo de seguro se trata, por su nombre o su dirección. Sin él, lo que sirve a quienes nombra el perfil; todo si no nombra a nadie.',
  order: 'En qué orden: recomendados si no se dice.',
  comparator: 'Si se pide desde un comparador, que siempre dice sus clases de organización.',
  displayShowcase: 'Solo los productos promocionados.',
  fromPrice: 'El precio más bajo, por mes, en la moneda de la respuesta.',
  toPrice: 'El precio más alto, por mes, en la moneda de la respuesta.',
  fromDeductible: 'El deducible más bajo.',
  toDeductible: 'El deducible más alto.',
  deductiblesToCompare: 'Solo productos con uno de estos deducibles.',
  targetCurrency: 'En qué moneda se dan los precios; la del país si no se dice.',
  uuid: 'El nombre del resultado que se tenía; no cambia la respuesta.',
  ponderer: 'Cuánto pesa el precio en el orden recomendado, de 0 a 1.',
  productCodes: 'Los productos, por su código: tres como máximo, con los de insuranceIds.',
  insuranceIds: 'Los productos, por su número: tres como máximo, con los de productCodes.',
  _fh: 'La hora del clic; no cambia la respuesta.',
};
