/** Console messages about mails, in Spanish. */
const mails = {
  name: 'Aviso por correo |||| Avisos por correo',
  fields: {
    name: 'Asunto',
    status: 'Estado',
    reason: 'Por qué no salió',
    recipientName: 'Para',
    kind: 'Motivo',
    askedAt: 'Pedido',
    changedAt: 'Último cambio',
    failures: 'Intentos fallidos',
    retryAt: 'Se intenta de nuevo',
    text: 'El correo',
    country: 'País',
  },
  conflict: { title: 'El aviso cambió mientras lo tenías abierto.' },
  list: {
    count: '%{smart_count} aviso |||| %{smart_count} avisos',
    atLeast: 'más de %{total} avisos',
  },
  filters: { status: 'Estado', reason: 'Por qué no salió', kind: 'Motivo', country: 'País' },
  empty: {
    title: 'Todavía no hay avisos',
    text: 'Aquí aparece cada correo que la plataforma envía, o que no pudo enviar.',
    filteredTitle: 'Ningún aviso coincide',
    filteredText: 'Quita los filtros para ver los demás.',
  },
  error: {
    list: 'No se pudieron leer los avisos',
    show: 'No se pudo leer el aviso',
    back: 'Ver todos los avisos',
    notFoundTitle: 'No encontramos ese aviso',
    notFoundText: 'No existe, o no puedes verlo.',
  },
  command: {
    names: { resend: 'Enviar de nuevo' },
    text: { resend: 'El correo se envía a la dirección que la persona tiene hoy.' },
  },
};

export const mailMessages = { resources: { mails } };
