/** An EPS, explained to who works and to who employs. */
import { type PageText } from '../page-text.ts';

export const eps: PageText = {
  title: 'EPS para personas y empresas',
  description: 'Cómo funciona una EPS en Perú, quién la paga y cómo se elige.',
  sections: [
    {
      title: 'Qué es una EPS',
      paragraphs: [
        'Una Entidad Prestadora de Salud atiende a trabajadores en planilla en clínicas, además de lo que EsSalud sigue cubriendo.',
      ],
    },
    {
      title: 'Quién la paga',
      paragraphs: [
        'De lo que tu empleador aporta por tu salud, una parte va a EsSalud y otra se vuelve un crédito para tu EPS. El resto de la prima lo reparten tú y tu empresa como acuerden.',
      ],
    },
    {
      title: 'Si eres trabajador',
      paragraphs: [
        'Mira el plan base y sus planes adicionales con las edades de tu familia: verás qué parte te toca al mes.',
      ],
    },
    {
      title: 'Si eres empresa',
      paragraphs: ['Compara la EPS de toda la planilla y elige la que proponer a tus trabajadores.'],
    },
  ],
  links: [
    { title: 'Comparar EPS para personas', path: '/Comparar/EPS' },
    { title: 'Comparar EPS para empresas', path: '/Comparar/EPS/Empresa' },
  ],
};
