/** Console messages about a record's files, in Spanish. */
export const fileMessages = {
  cotejo: {
    files: {
      title: 'Archivos',
      attach: 'Adjuntar archivo',
      attachShort: 'Adjuntar',
      none: 'Ninguno todavía',
      hint: 'También puedes arrastrar los archivos aquí. PDF, Word, Excel, imágenes, correos o CSV; 10 MB como máximo.',
      sending: 'Subiendo %{name}…',
      attached: 'Se adjuntó %{name}.',
      wrongType: 'Ese tipo de archivo no se puede adjuntar.',
      empty: 'El archivo está vacío.',
      tooLarge: 'El archivo pesa más de 10 MB.',
      dismiss: 'No adjuntar %{name}',
      erased: 'Archivo borrado',
      withdrawnLater: 'Se retiró después.',
      save: 'Descargar',
      download: 'Descargar %{name}',
      withdraw: 'Retirar',
      withdrawOf: 'Retirar %{name}',
      withdrawing:
        'Nadie podrá descargar «%{name}» y su contenido se borra para siempre. En la historia queda quién lo retiró y por qué.',
      withdrawn: 'Se retiró %{name}.',
      reason: 'Motivo',
    },
  },
};
