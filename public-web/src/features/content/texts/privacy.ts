/** Privacy: the use of visitors' data. */
import { type Content } from '../content.ts';

export const privacy: Content = {
  title: 'Privacidad',
  description: 'Qué datos usamos, para qué, y cómo pides que los borremos.',
  sections: [
    {
      title: 'Mientras comparas',
      paragraphs: [
        'Las edades y los ingresos que indicas para calcular un precio quedan en tu navegador. Los enviamos solo para calcular, y nunca van en la dirección de la página.',
        'Si compartes una comparación con tu perfil, quien tenga el enlace verá precios para esas personas. El enlace vence a los tres meses.',
      ],
    },
    {
      title: 'Cuando pides un plan o escribes',
      paragraphs: [
        'Guardamos tu nombre, tus datos de contacto, tu documento si lo das y el plan que te interesa, para responderte y para cumplir la ley. Los ve el equipo que te atiende y, si sigues adelante, la compañía que ofrece el plan.',
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
        'Tu perfil, los planes que vas mirando y qué aviso ya leíste. No usamos cookies publicitarias.',
      ],
    },
  ],
  links: [
    { title: 'Contacto', path: '/Contacto' },
    { title: 'Términos y condiciones', path: '/Terminos-y-Condiciones' },
  ],
};
