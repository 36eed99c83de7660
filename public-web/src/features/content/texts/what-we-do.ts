/** Purpose of Cotejo and its limits. */
import { type PageText } from '../page-text.ts';

export const whatWeDo: PageText = {
  title: 'Qué hacemos',
  description:
    'Ponemos seguros lado a lado: precio y coberturas primero, tus datos al final y solo si quieres.',
  sections: [
    {
      title: 'Comparamos',
      paragraphs: [
        'Reunimos los planes de distintas compañías y calculamos el precio de cada uno para las personas que nos indiques. Ves qué cubren, qué no, dónde te atiendes y cuánto te costaría un año según cuánto los uses.',
        'No necesitamos tu nombre, tu correo ni tu teléfono para mostrarte un precio.',
      ],
    },
    {
      title: 'No vendemos el primer lugar',
      paragraphs: [
        'El orden recomendado mira tu precio, el puntaje del plan y su red de clínicas. Las comisiones no cuentan, y ninguna compañía paga por subir.',
        'El puntaje va de 0 a 5: es una nota que nuestro equipo pone a cada plan.',
      ],
    },
    {
      title: 'Te acompañamos si lo pides',
      paragraphs: [
        'Cuando un plan te interesa dejas tus datos y una persona de nuestro equipo te responde. Pedir información no te obliga a contratar.',
        'Cotejo no es una aseguradora: los planes los ofrecen y los cumplen las compañías que aparecen en cada uno.',
      ],
    },
  ],
  links: [
    { title: 'Comparar planes', path: '/Comparar' },
    { title: 'Hacer una consulta', path: '/Contacto' },
  ],
};
