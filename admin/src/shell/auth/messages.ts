/** Logging in, passwords, and acting as somebody else. */
export const login = {
  documentTitle: 'Iniciar sesión · Cotejo',
  title: 'Consola de Cotejo',
  subtitle: 'Inicia sesión con tu cuenta de trabajo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  failed: 'No se pudo iniciar la sesión. Inténtalo de nuevo.',
  incomplete: 'Escribe tu correo electrónico y tu contraseña.',
  errors: {
    expired: 'Tu sesión expiró. Inicia sesión para volver a donde estabas.',
    unavailable: 'El servidor no responde. Inténtalo de nuevo en unos segundos.',
  },
};

export const passwords = {
  password: {
    title: 'Cambiar contraseña',
    text: 'Al cambiarla se cierran tus sesiones en otros equipos.',
    open: 'Cambiar contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    repeated: 'Repite la contraseña nueva',
    rule: 'De 8 a 12 caracteres, con mayúscula, minúscula, número y un carácter especial. Distinta de las últimas 4.',
    required: 'Escribe la contraseña nueva.',
    different: 'Las contraseñas no coinciden.',
    save: 'Guardar contraseña',
    saveAndEnter: 'Guardar y entrar',
    back: 'Usar otra cuenta',
    expired: 'La contraseña ha expirado. Debe cambiarla para continuar.',
    changed: 'Tu contraseña cambió.',
    failed: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
    notWhileActing: 'Mientras actúas como otra persona no se cambian contraseñas.',
  },
  acting: {
    label: 'Actúas como otra persona',
    banner: 'Actúas como %{name} hasta el %{until}. Lo que hagas queda a nombre de ambas personas.',
    back: 'Volver',
    failed: 'No se pudo volver a tu cuenta. Inténtalo de nuevo.',
  },
};
