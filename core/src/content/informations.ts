/** Explanations behind the question marks of filters, by the title of the filter (spec, public side, section 7). */
import { plainlyInAddresses } from '../kit/text/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Titled, titled } from './line.ts';

const everywhere: readonly Titled[] = [
  titled(
    'Precio',
    'Lo que pagarías al mes por todas las personas de tu perfil, con impuestos. Se redondea una sola vez, al final.',
  ),
  titled(
    'Precio total',
    'Lo que cuesta al mes el plan completo, contando lo que paga tu empleador o tu cotización de salud.',
  ),
  titled(
    'Aseguradoras',
    'Las compañías que ofrecen los planes. Marca una o varias; el número dice cuántos planes tiene cada una.',
  ),
  titled('Clínicas', 'Los lugares donde el plan te cubre mejor. Marca los que te quedan cerca.'),
  titled('Cobertura', 'La parte de la cuenta que paga el plan. Puede cambiar según dónde te atiendas.'),
  titled('Deducible', 'Lo que pagas tú antes de que el seguro empiece a pagar.'),
  titled('Copago', 'Un monto fijo que pagas en cada atención; el resto lo paga el plan.'),
  titled('Coaseguro', 'El porcentaje de la cuenta que pagas tú.'),
  titled('Tope anual', 'Lo máximo que el plan paga por ti en un año. «Sin tope» es que no hay máximo.'),
  titled('Tipo de plan', 'Qué clase de seguro es y para quién.'),
  titled('Características', 'Lo que un plan incluye además de lo básico, como telemedicina o maternidad.'),
  titled(
    'Puntaje',
    'Una nota de 0 a 5 que nuestro equipo pone a cada plan. Ninguna aseguradora paga por subirla.',
  ),
  titled('Recomendado', 'Ordena por tu precio, el puntaje y la red de clínicas. Las comisiones no cuentan.'),
  titled(
    'Afinidad',
    'Un 70 % es cuánto tiene el plan de las características, clínicas y países que elegiste; si no elegiste ninguna, todos lo tienen entero. El otro 30 % es cuánto lo recomendamos por precio, puntaje y red.',
  ),
  titled(
    'Costo anual estimado',
    'La prima de un año más lo que pagarías al atenderte con un uso bajo, medio o alto.',
  ),
  titled('Carencia', 'El tiempo desde que contratas hasta que algo empieza a cubrirse.'),
  titled('Preexistencia', 'Una enfermedad o lesión que ya tenías diagnosticada al contratar.'),
  titled('País de cobertura', 'Los países donde el plan te cubre. Marca aquellos en que quieres atenderte.'),
  titled('Canal de venta', 'Si puedes contratar en línea o te acompaña un ejecutivo.'),
];

const own: Readonly<Record<CountryCode, readonly Titled[]>> = {
  PE: [
    titled('Aporte del empleador', 'La parte de la prima de la EPS que paga tu empresa.'),
    titled('IGV', 'El impuesto a las ventas, ya incluido en el precio que ves.'),
    titled('SCTR', 'El seguro complementario de trabajo de riesgo: salud y pensión.'),
  ],
  CL: [
    titled('UF', 'La unidad de fomento cambia cada día; el precio en pesos usa la de hoy.'),
    titled('GES', 'Las garantías de salud que todo plan cubre, con una prima por beneficiario.'),
    titled('Cobertura preferente', 'El porcentaje en los prestadores del plan.'),
    titled('Libre elección', 'El porcentaje en cualquier otro prestador, con topes en UF.'),
  ],
  CO: [titled('EPS actual', 'Los planes complementarios y la prepagada piden estar afiliado a una EPS.')],
  INT: [
    titled('País de cobertura', 'Dónde quieres atenderte. Incluir los Estados Unidos cuesta más.'),
    titled('Nacionalidad', 'Algunos planes dependen de la nacionalidad del titular.'),
  ],
};

const byTitle = (country: CountryCode): ReadonlyMap<string, Titled> =>
  new Map([...everywhere, ...own[country]].map((one) => [plainlyInAddresses(one.title), one]));
const known = { PE: byTitle('PE'), CL: byTitle('CL'), CO: byTitle('CO'), INT: byTitle('INT') };

/** @returns nothing for a title about which there is nothing to say in that country */
export const informationOf = (country: CountryCode, title: string): Titled | undefined =>
  known[country].get(plainlyInAddresses(title));
