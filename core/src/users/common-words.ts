/**
 * Words that common passwords are made of. A list of whole passwords refuses next to nothing here: of the 49,000 most used in
 * zxcvbn-ts 4.1 (MIT) none has four kinds of characters. What people do is to take such a word, and add a capital, a sign and
 * a year. The first rows are from its first 1,500, without names and insults; the others are our own for where we work.
 */
export const commonWords: readonly string[] = `
  password passw letmein welcome login secret access admin enter guest master system computer internet google samsung
  qwerty qwer asdf zxcv qazwsx qwaszx azerty abcd abc123 iloveyou loveyou lovely sunshine princess superman batman starwars
  pokemon dragon monkey tiger shadow football baseball soccer hockey basketball liverpool chelsea arsenal juventus ferrari
  mercedes toyota porsche freedom whatever summer winter spring autumn cookie chocolate cheese banana orange hello forever
  family friends angel eagle phoenix falcon diamond silver golden purple yellow
  contrasena clave acceso ingreso usuario administra sistema entrar bienvenid secreto temporal cambiar cambiame prueba
  hola adios amor tequiero teamo familia amigos dios jesus cristo princesa estrella corazon mariposa
  futbol alianza universitario colocolo millonarios nacional barcelona realmadrid messi
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  lunes martes miercoles jueves viernes sabado domingo verano invierno otono primavera
  peru chile colombia lima santiago bogota medellin arequipa cusco seguro seguros insurance salud empresa oficina trabajo
`
  .trim()
  .split(/\s+/);
