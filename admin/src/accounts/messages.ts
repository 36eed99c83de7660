/** Console messages about executives' accounts, in Spanish. */
const accounts = {
  name: 'Cuenta |||| Cuentas',
  fields: {
    name: 'Ejecutivo',
    executiveName: 'Ejecutivo',
    country: 'País',
    balance: 'Saldo',
    isLow: 'Bajo el mínimo',
    openedAt: 'Abierta',
    lastMovementAt: 'Último movimiento',
    executiveId: 'Ejecutivo',
    typeId: 'Tipo de movimiento',
    amount: 'Monto en %{currency}',
    effectiveOn: 'Fecha del movimiento',
    reference: 'Referencia',
    reason: 'Motivo',
  },
  conflict: { title: 'La cuenta se movió mientras la tenías abierta.' },
  list: { count: '%{smart_count} cuenta |||| %{smart_count} cuentas' },
  views: { everything: 'Todas las cuentas' },
  filters: { q: 'Buscar por ejecutivo', country: 'País' },
  empty: {
    title: 'Todavía no hay cuentas',
    text: 'Aquí aparecen las que puedes ver.',
    filteredTitle: 'Ninguna cuenta coincide',
    filteredText: 'Prueba con otra búsqueda o quita los filtros.',
  },
  error: {
    list: 'No se pudieron leer las cuentas',
    show: 'No se pudo leer la cuenta',
    executives: 'No se pudieron leer los ejecutivos',
    back: 'Ver todas las cuentas',
    notFoundTitle: 'No encontramos esa cuenta',
    notFoundText: 'No existe, o es de otro equipo o de otro país.',
  },
  statement: {
    title: 'Estado de cuenta',
    days: 'Días del estado de cuenta',
    from: 'Desde',
    to: 'Hasta',
    save: 'Descargar PDF',
    file: 'Estado de cuenta, %{from} a %{to}.pdf',
    unread: 'No se pudo leer el estado de cuenta',
    opening: 'Saldo antes del %{day}:',
    closing: 'Saldo al %{day}:',
    nothing: 'Sin movimientos en estos días.',
    byType: 'Movimientos por tipo',
  },
  command: {
    names: { open: 'Abrir cuenta', deposit: 'Registrar depósito', withdraw: 'Registrar retiro' },
    amount: 'Escribe un monto mayor que cero, con los decimales de la moneda.',
    noExecutives: 'Ningún ejecutivo sin cuenta.',
  },
};

const movements = {
  name: 'Movimiento |||| Movimientos',
  fields: {
    name: 'Registrado',
    executiveName: 'Ejecutivo',
    effectiveOn: 'Fecha',
    typeId: 'Movimiento',
    reference: 'Referencia',
    reason: 'Motivo',
    amount: 'Monto',
    balance: 'Saldo después',
    actorName: 'Registrado por',
  },
  list: { count: '%{smart_count} movimiento |||| %{smart_count} movimientos' },
  filters: {
    country: 'País',
    typeId: 'Movimiento',
    effectiveOn_gte: 'Desde',
    effectiveOn_lte: 'Hasta',
  },
  totals: {
    of: 'Totales en %{currency}',
    type: 'Movimiento',
    count: 'Cantidad',
    amount: 'Monto',
    sum: 'Total',
    unread: 'No se pudieron leer los totales',
  },
  empty: {
    title: 'Todavía no hay movimientos',
    text: 'Aquí aparece lo que se deposita y se cobra.',
    filteredTitle: 'Ningún movimiento coincide',
    filteredText: 'Prueba con otro tipo u otras fechas.',
  },
  error: { list: 'No se pudieron leer los movimientos' },
};

const events = {
  AccountOpened: 'Se abrió una cuenta',
  FundsDeposited: 'Se registró un depósito',
  FundsWithdrawn: 'Se registró un retiro',
  LeadCharged: 'Se cobró una solicitud cerrada',
  ChargeReversed: 'Se reversó un cobro',
  BalanceFellBelowFloor: 'El saldo quedó bajo el mínimo',
  BalanceReachedFloor: 'El saldo alcanzó el mínimo',
  ChargeCalculated: 'Se calculó el cobro de una solicitud cerrada',
  ChargeDelayed: 'Una solicitud cerrada no se pudo cobrar todavía',
  ChargeCancelled: 'Se anuló el cobro de una solicitud',
};

const charges = { name: 'Cobro |||| Cobros' };

export const accountMessages = {
  resources: { accounts, movements, charges, auditoria: { chain: { events } } },
};
