/** What pieces of the kit say, in Spanish. */
export const common = {
  newTab: '(se abre en otra pestaña)',
  notLoaded: 'No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.',
  live: {
    offline: 'Sin conexión',
    late: 'Reconectando…',
    since: 'Lo que ves es de las %{at}; desde entonces puede haber cambiado.',
    offlineText:
      'No hay conexión a internet. Lo que escribas se queda en esta pestaña, pero no se guarda hasta que vuelva.',
    lateText: 'No llegan los cambios de otras personas. Se intenta de nuevo sin que hagas nada.',
    retry: 'Reintentar ahora',
  },
  server: {
    unreachable: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
    failed: 'El servidor no pudo responder. Inténtalo de nuevo.',
    unexpected: 'El servidor dio una respuesta inesperada.',
    notLoggedIn: 'No pudimos iniciar la sesión. Inténtalo de nuevo.',
    fileUnread: 'No se pudo leer el archivo.',
    fileUnsent: 'No se pudo subir el archivo.',
  },
  notAllowed: {
    title: 'Tu cuenta no tiene acceso a esta sección',
    text: 'Tu rol es: %{roles}. Si la necesitas, pide el acceso a la persona que administra la consola.',
    otherUser: 'Entrar con otra cuenta',
  },
  command: {
    done: 'Listo.',
    save: 'Guardar',
    saving: 'Guardando…',
    saveAnyway: 'Guardar de todos modos',
    unknown: '%{message} No sabemos si el cambio llegó; puedes reintentar sin riesgo de duplicarlo.',
    retry: 'Reintentar',
    conflict: 'Alguien hizo un cambio mientras tanto. Revisa cómo quedó y vuelve a intentarlo.',
    required: 'Campo requerido.',
    notAllowed: 'No disponible: %{reason}',
  },
  actor: {
    visitor: 'Visitante del sitio',
    system: 'Sistema (%{automation})',
    unknownUser: 'Persona de la consola',
    onBehalfOf: 'en nombre de otra persona',
  },
  conflict: {
    change: '%{field}: de %{from} a %{to}',
    mine: 'Lo tuyo: %{value}',
    nothing: 'nada',
    other: 'Se registró un cambio.',
    retry: 'Lo que escribiste sigue aquí; lo que no tocaste ya muestra lo nuevo.',
    useNewer: 'Usar lo nuevo',
  },
  history: {
    empty: 'Todavía no hay nada.',
    shown: '%{smart_count} de %{total}',
    more: 'Ver anteriores',
  },
};
