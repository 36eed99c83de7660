/** The server's codes and what people are told by them: spec, console and platform, section 8. */

export const serverCodes = [
  { name: 'foreign key conflict', code: 'FOREIGN_KEY_CONFLICT', message: 'Nombra algo que no existe o que todavía se usa.' },
  { name: 'not found', code: 'NOT_FOUND', message: 'No existe lo que buscas.' },
  { name: 'bad request', code: 'MALFORMED', message: 'La solicitud está mal formada.' },
  { name: 'disabled user', code: 'DISABLED_USER', message: 'Tu usuario está desactivado. Habla con quien administra la consola.' },
  { name: 'invalid token', code: 'INVALID_TOKEN', message: 'La sesión no es válida. Inicia sesión de nuevo.' },
  { name: 'subscriber not found', code: 'SUBSCRIBER_NOT_FOUND', message: 'No existe ese suscriptor.' },
  { name: 'invalid code', code: 'INVALID_CODE', message: 'Ese código no existe. Revisa que esté completo.' },
  { name: 'code token expired', code: 'CODE_TOKEN_EXPIRED', message: 'El enlace ya se usó o dejó de valer. Pide otro.' },
  { name: 'access token expired', code: 'TOKEN_EXPIRED', message: 'Tu sesión necesita renovarse.' },
  { name: 'refresh token expired', code: 'SESSION_EXPIRED', message: 'La sesión ha expirado. Inicia sesión de nuevo.' },
  { name: 'password token expired', code: 'PASSWORD_TOKEN_EXPIRED', message: 'El enlace para elegir la contraseña venció. Pide otro.' },
  { name: 'invalid credentials', code: 'INVALID_CREDENTIALS', message: 'Credenciales inválidas.' },
  { name: 'user already exists', code: 'USER_ALREADY_EXISTS', message: 'Ya existe ese usuario.' },
  { name: 'user not found', code: 'USER_NOT_FOUND', message: 'No existe ese usuario.' },
  { name: 'invalid amount', code: 'INVALID_AMOUNT', message: 'El monto no es válido.' },
  { name: 'not editable', code: 'NOT_EDITABLE', message: 'Ya no se puede cambiar.' },
  { name: 'role not found', code: 'ROLE_NOT_FOUND', message: 'No existe ese rol.' },
  { name: 'no active subscriptions', code: 'NO_ACTIVE_SUBSCRIPTIONS', message: 'No hay suscripciones activas.' },
  { name: 'invalid partner', code: 'INVALID_PARTNER', message: 'Ese partner no es válido.' },
  { name: 'not found legal id', code: 'LEGAL_ID_NOT_FOUND', message: 'No encontramos a nadie con ese documento.' },
  { name: 'default', code: 'INTERNAL', message: 'Ocurrió un error inesperado. Ya recibimos el aviso.' },
  { name: 'mail error', code: 'CODE001', message: 'No se pudo enviar el correo.' },
  { name: 'assignment error', code: 'CODE002', message: 'No se pudo asignar la solicitud a un ejecutivo.' },
] as const; // oxfmt-ignore
export type ServerCode = (typeof serverCodes)[number]['code'];

/** @returns what people are told by a code, in Spanish */
export const serverMessage = (code: ServerCode): string =>
  serverCodes.find((one) => one.code === code)!.message;

/** @returns the code that a field's error key is, where it is one of the server's */
export const serverCode = (key: string): ServerCode | undefined =>
  serverCodes.find(({ code }) => code === key)?.code;
