/** Health insurance of persons and families. */
import { type Line, question, titled } from '../line.ts';

const health = { category: 'health', color: '#0a7d4f' } as const;

const network = titled(
  'Red de clínicas',
  'Dónde te atiendes pagando menos. Fuera de la red pagas más, o todo.',
);
const copay = titled('Copago', 'Lo que pagas tú cada vez que te atiendes; el resto lo paga el plan.');
const whoIsPriced = titled(
  'El precio es por persona',
  'Depende de la edad de cada quien y, en algunos planes, del sexo. Agrega a tu familia para ver el total exacto.',
);

export const healthLines: readonly Line[] = [
  {
    ...health,
    id: 1,
    name: 'Seguros-de-Salud',
    title: 'Seguros de salud',
    description: 'Clínicas, médicos y hospital con una prima según tu edad.',
    productType: 'SALUD_INDIVIDUAL',
    profileType: 'persons',
    compareUrl: '/Comparar/Seguros-de-Salud',
    icon: 'heart',
    countries: ['PE', 'CL', 'CO', 'INT'],
    features: [network, copay, titled('Tope anual', 'Lo máximo que el seguro paga por ti en un año.')],
    benefits: [
      titled('Atención ambulatoria', 'Consultas, exámenes y medicinas con un copago conocido.'),
      titled('Hospital y cirugía', 'La cuenta grande la paga el seguro, hasta el tope del plan.'),
      titled('Emergencias', 'Por accidente, muchos planes pagan desde el primer momento.'),
    ],
    blocks: [
      whoIsPriced,
      titled(
        'Carencias',
        'Algunas atenciones empiezan a cubrirse meses después de contratar. Cada plan dice cuáles.',
      ),
    ],
    faq: [
      question(
        '¿Cubre enfermedades que ya tengo?',
        'Solo si el plan lo dice: decláralas siempre, para que nadie te niegue un pago después.',
      ),
      question(
        '¿Puedo asegurar solo a mis hijos?',
        'En algunos planes sí. Quien no puede asegurarse en un plan aparece nombrado junto al precio.',
      ),
      question(
        '¿Puedo cambiar de plan?',
        'Sí. Compara antes qué carencias vuelven a empezar en el plan nuevo.',
      ),
    ],
  },
  {
    ...health,
    id: 2,
    name: 'EPS',
    title: 'EPS',
    description: 'Salud para trabajadores en planilla: una parte la paga tu empleador.',
    productType: 'EPS',
    profileType: 'persons',
    paidBy: 'employer',
    compareUrl: '/Comparar/EPS',
    icon: 'id-card',
    countries: ['PE'],
    features: [
      network,
      copay,
      titled(
        'Aporte del empleador',
        'La parte de la prima que paga la empresa. Indica cuánto pone y verás lo que pagas tú.',
      ),
    ],
    benefits: [
      titled('Clínicas privadas', 'La capa simple sin esperar en la red pública.'),
      titled('Tu familia también', 'Cónyuge e hijos entran como derechohabientes.'),
      titled('Sin perder EsSalud', 'La capa compleja la sigue cubriendo EsSalud.'),
    ],
    blocks: [
      titled(
        'De dónde sale el dinero',
        'Del 9 % que aporta la empresa, 2.25 puntos son un crédito para la EPS; lo demás lo reparten empresa y trabajador.',
      ),
      titled(
        'Quién elige la EPS',
        'La empresa, o los trabajadores por votación cuando lo piden suficientes.',
      ),
    ],
    faq: [
      question(
        '¿Puedo entrar por mi cuenta?',
        'La EPS regular es para trabajadores dependientes. Por tu cuenta tienes los seguros de salud individuales.',
      ),
      question(
        '¿Qué pasa si cambio de trabajo?',
        'Tu EPS es la de tu empleador: en el trabajo nuevo entras a la que tenga contratada.',
      ),
    ],
  },
  {
    ...health,
    id: 3,
    name: 'Planes-Clinicos',
    title: 'Programas clínicos',
    description: 'Una cuota mensual para atenderte en una clínica o en su red.',
    productType: 'PROGRAMA_CLINICO',
    profileType: 'persons',
    compareUrl: '/Comparar/Planes-Clinicos',
    icon: 'hospital',
    countries: ['PE'],
    features: [titled('Sedes', 'Las clínicas donde vale el programa.'), copay],
    benefits: [
      titled('Cuota baja', 'Cuesta menos que un seguro porque te atiendes en una sola red.'),
      titled('Tarifas fijas', 'Sabes antes de ir cuánto cuesta cada atención.'),
    ],
    blocks: [
      whoIsPriced,
      titled('No es un seguro', 'Es un programa de la clínica: vale en sus sedes y con sus condiciones.'),
    ],
    faq: [
      question(
        '¿Y si estoy de viaje?',
        'Fuera de las sedes del programa no hay cobertura, salvo que el plan diga otra cosa.',
      ),
    ],
  },
  {
    ...health,
    id: 4,
    name: 'Isapres',
    title: 'Isapres',
    description: 'Tu cotización de salud en una isapre, con plan y GES.',
    productType: 'ISAPRE',
    profileType: 'persons',
    paidBy: 'contribution',
    compareUrl: '/Comparar/Isapres',
    icon: 'shield',
    countries: ['CL'],
    features: [
      titled('Cobertura preferente', 'El porcentaje que paga la isapre en los prestadores del plan.'),
      titled('Libre elección', 'El porcentaje que paga en cualquier otro prestador, con topes.'),
      titled('GES', 'Una prima fija por beneficiario que se suma a la del plan.'),
    ],
    benefits: [
      titled('Prestadores del plan', 'Hospital y consultas con alta cobertura donde el plan es preferente.'),
      titled('Precio en UF', 'El plan cambia con la UF; aquí lo ves en pesos de hoy.'),
      titled('Cargas menores de 2 años', 'No pagan plan: solo su prima GES.'),
    ],
    blocks: [
      titled(
        'Cómo se calcula',
        'Precio base en UF por la suma de los factores de riesgo, más GES por persona, por la UF del día.',
      ),
      titled(
        'El 7 %',
        'Lo que cotizas alcanza para un plan de ese precio; la diferencia la pones tú o queda como excedente.',
      ),
    ],
    faq: [
      question('¿Cuándo puedo cambiarme?', 'Desde que cumples un año en el plan, en cualquier mes.'),
      question(
        '¿Qué es una preexistencia?',
        'Una enfermedad que un médico ya te diagnosticó: va en la declaración de salud.',
      ),
    ],
  },
  {
    ...health,
    id: 5,
    name: 'Medicina-Prepagada',
    title: 'Medicina prepagada',
    description: 'Especialistas sin remisión en una red propia, además de tu EPS.',
    productType: 'MEDICINA_PREPAGADA',
    profileType: 'persons',
    compareUrl: '/Comparar/Seguros-de-Salud',
    icon: 'stethoscope',
    countries: ['CO'],
    features: [network, copay],
    benefits: [
      titled('Sin remisión', 'Pides cita con el especialista directamente.'),
      titled('Habitación individual', 'En hospitalización, en la mayoría de los planes.'),
    ],
    blocks: [
      titled(
        'Necesitas una EPS',
        'Los planes complementarios y la prepagada piden estar afiliado a una EPS.',
      ),
      whoIsPriced,
    ],
    faq: [question('¿Reemplaza a mi EPS?', 'No: la complementa. Sigues cotizando a tu EPS.')],
  },
  {
    ...health,
    id: 16,
    name: 'Seguros-Dentales',
    title: 'Seguros dentales',
    description: 'Odontología con convenio y reembolso.',
    productType: 'DENTAL',
    profileType: 'persons',
    compareUrl: '/Comparar/Seguros-Dentales',
    icon: 'tooth',
    countries: ['PE', 'CL', 'CO'],
    features: [network, titled('Tope anual', 'Lo máximo que el seguro paga por ti en un año.')],
    benefits: [
      titled('Lo de todos los días', 'Limpiezas, resinas y extracciones con un porcentaje conocido.'),
      titled('Sin examen', 'Se contrata sin mostrar los dientes; lo grande tiene carencia.'),
    ],
    blocks: [
      titled('Ortodoncia', 'No todos los planes la pagan: el detalle dice desde cuándo y hasta cuánto.'),
    ],
    faq: [
      question(
        '¿Cubre tratamientos que ya empecé?',
        'Por lo general no: cubre lo que se diagnostica después de contratar.',
      ),
    ],
  },
];
