/** On what terms the site is used. */
import { type PageText } from '../page-text.ts';

export const terms: PageText = {
  title: 'Términos y condiciones',
  description: 'Qué puedes esperar de Cotejo, qué no, y qué esperamos de ti.',
  sections: [
    {
      title: 'El servicio',
      paragraphs: [
        'Cotejo compara seguros y recibe solicitudes de quienes quieren contratar. Usarlo es gratis. No somos una aseguradora y no cobramos primas por cuenta propia.',
      ],
    },
    {
      title: 'Los precios',
      paragraphs: [
        'Los precios se calculan con las tarifas que las compañías publican y con los datos que tú indicas. Incluyen los impuestos que corresponden.',
        'El precio definitivo es el que la compañía confirma al contratar: puede cambiar si los datos no eran exactos, o si la compañía evalúa tu salud antes de aceptarte.',
      ],
    },
    {
      title: 'Las coberturas',
      paragraphs: [
        'Resumimos las condiciones de cada plan para que puedas compararlas. Lo que obliga a la compañía es la póliza o el contrato: léelos antes de firmar, sobre todo las exclusiones y las carencias.',
      ],
    },
    {
      title: 'Tu parte',
      paragraphs: [
        'Danos datos verdaderos y tuyos, o de quienes te autorizaron. No uses el sitio para copiar su contenido de forma automática ni para molestar a otras personas.',
      ],
    },
    {
      title: 'Planes de demostración',
      paragraphs: [
        'Algunos planes están marcados como demostración: no existen, nadie los vende y sirven para probar cómo se compara.',
      ],
    },
  ],
  links: [
    { title: 'Terms and conditions in English', path: '/Terms-and-Conditions' },
    { title: 'Cómo cuidamos tus datos', path: '/Privacidad' },
  ],
};
