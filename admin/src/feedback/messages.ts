/** Console messages about people's feedback, in Spanish. */
export const feedbackMessages = {
  cotejo: {
    feedback: {
      title: 'Opinión de la persona',
      unreadable: 'No se pudo leer la opinión.',
      ask: 'Opina por el enlace que recibió al enviar su solicitud.',
      whatsapp: 'Pedírsela por WhatsApp',
      message:
        'Hola, %{name}. ¿Cómo te atendimos? Cuéntanos por el enlace que te dimos al enviar tu solicitud.',
      none: 'Todavía no opinó',
      stars: '%{value} de 5',
      recommend: 'Nos recomendaría: %{value} de 10',
      topics: {
        attention: 'La atención',
        clarity: 'La claridad de la información',
        speed: 'La rapidez',
        price: 'El precio',
        coverage: 'Las coberturas',
        website: 'El sitio web',
      },
    },
  },
  resources: {
    feedbacks: { name: 'Opinión |||| Opiniones' },
  },
};
