/** Privacy: the use of visitors' data. */
import { type PageText } from '../page-text.ts';

export const privacy: PageText = {
  title: 'Privacidad',
  description: 'Qué datos usamos, para qué, y cómo pides que los borremos.',
  sections: [
    {
      title: 'Mientras comparas',
      paragraphs: [
        'Las edades, los ingresos y lo demás que respondes para ver un precio quedan en tu navegador, y nunca van en la dirección de la página. Los enviamos cada vez que calculamos un precio.',
        'Al pulsar «Comparar» guardamos además esas respuestas, cifradas y sin nada que diga quién eres, para saber qué busca la gente. A los 90 días destruimos la clave y nadie puede leerlas.',
        'Si compartes un plan o una comparación con tu perfil, quien tenga el enlace verá precios para esas personas. El enlace vence a los 90 días.',
      ],
    },
    {
      title: 'Cuando pides un plan o escribes',
      paragraphs: [
        'Guardamos tu nombre, tus datos de contacto, tu documento si lo das, el plan que te interesa y las respuestas con que calculamos su precio, para responderte y para cumplir la ley. Los ve el equipo que te atiende y, si sigues adelante, la compañía que ofrece el plan.',
        'No vendemos tus datos ni los entregamos a quien no participa en tu solicitud.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes pedir que te digamos qué tenemos de ti, que lo corrijamos o que lo borremos. Escríbenos desde la página de contacto con el número de tu solicitud.',
      ],
    },
    {
      title: 'Lo que guarda tu navegador',
      paragraphs: [
        'Tu perfil, qué aviso ya leíste y, por cada vez que llegas al sitio, la fecha, la página desde la que vienes y la campaña que te trajo. Esas llegadas se envían con tu solicitud, para saber cómo nos encontraste, y entonces se borran de tu navegador.',
        'No usamos cookies publicitarias.',
      ],
    },
  ],
  links: [
    { title: 'Contacto', path: '/Contacto' },
    { title: 'Términos y condiciones', path: '/Terminos-y-Condiciones' },
  ],
};
