/** The console's own words that belong to no part of it. */
export const common = {
  home: 'Cotejo, ir al inicio',
  navigation: 'Secciones de la consola',
  userMenu: 'Cuenta de %{name}',
  logoutFailed: 'No se pudo cerrar la sesión en el servidor. Revisa tu conexión e inténtalo de nuevo.',
  theme: { light: 'Usar modo claro', dark: 'Usar modo oscuro' },
  live: { offline: 'Reconectando…' },
  login: {
    documentTitle: 'Iniciar sesión · Cotejo',
    title: 'Consola de Cotejo',
    subtitle: 'Inicia sesión con tu cuenta de trabajo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    incomplete: 'Escribe tu correo electrónico y tu contraseña.',
    errors: {
      expired: 'Tu sesión expiró. Inicia sesión para volver a donde estabas.',
      unavailable: 'El servidor no responde. Inténtalo de nuevo en unos segundos.',
    },
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'La dirección está equivocada o el enlace ya no es válido.',
    home: 'Ir al inicio',
  },
  notAllowed: {
    title: 'Tu cuenta no tiene acceso a esta sección',
    text: 'Tu rol es: %{roles}. Si necesitas trabajar con solicitudes, pide el acceso a la persona que administra la consola.',
    otherUser: 'Entrar con otra cuenta',
  },
  crash: {
    title: 'Algo salió mal en esta página',
    text: 'Lo que ya guardaste está a salvo. Recarga la página para seguir.',
    reload: 'Recargar',
  },
  command: {
    unknown: '%{message} No sabemos si el cambio llegó; puedes reintentar sin riesgo de duplicarlo.',
    retry: 'Reintentar',
    notAllowed: 'No disponible: %{reason}',
  },
};
