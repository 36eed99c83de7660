/** How the lives of the demo's leads go: the common ways, and a story for everything that happens seldom. */
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import {
  appointment,
  appointmentToday,
  assignment,
  call,
  close,
  completed,
  deletion,
  duplicate,
  erasure,
  fail,
  falseClient,
  handBack,
  meeting,
  note,
  reassignment,
  refundFinished,
  refundStarted,
  restoration,
  resume,
  type Stage,
  status,
  testClient,
} from './stages.ts';

type Course = readonly Stage[];

const { assigned, interested, notInterested, online, toClose, toConfirm, currentClient, resolved, other } =
  leadStatus;

const begun: Course = [assignment, status(assigned, 200)];
const unreached: Course = [...begun, call('NO_CONTESTO'), call('BUZON')];
const reached: Course = [
  ...begun,
  call('CONTESTO', 'Pide que le envíe la comparación por correo.'),
  status(assigned, 201),
];
const keen: Course = [
  ...reached,
  note('Envié la comparación de tres planes con precios para su familia.'),
  status(assigned, 202),
];
const sold: Course = [...keen, status(toClose), close(332, 'Contrató el plan anual.')];

/** The common ways, with how common each is. */
export const courses: readonly (readonly [Course, number])[] = [
  [[], 2],
  [[assignment], 2],
  [begun, 3],
  [unreached, 2],
  [reached, 3],
  [[...reached, appointment(213, 'Prefiere que lo llame por la tarde.'), call('CONTESTO'), status(assigned, 202)], 3],
  [sold, 4],
  [
    [
      ...begun,
      call('PIDIO_OTRA_HORA'),
      appointment(212),
      meeting('REALIZADA', 'Reunión con los dos titulares.'),
      status(assigned, 217),
      status(interested, 215),
      close(331),
    ],
    2,
  ],
  [[...unreached, status(assigned, 203, 'No contesta; retomar en unos días.'), call('NO_CONTESTO'), fail(406)], 3],
  [[...begun, call('NUMERO_EQUIVOCADO'), fail(401)], 1],
  [[...reached, fail(402)], 3],
  [[...keen, status(toClose), fail(403, 'Avanzó hasta la declaración de salud.')], 2],
  [[...reached, status(notInterested, 210, 'Su empresa ya le da cobertura.')], 2],
  [[...keen, status(online, 300), status(online, 303), status(toConfirm, 330), close(331)], 2],
  [[...keen, status(online, 301)], 1],
  [[...keen, status(interested, 216)], 2],
  [[...keen, status(toClose)], 1],
  [[...reached, appointment(214), meeting('NO_ASISTIO'), appointment(213)], 1],
]; // oxfmt-ignore

/** One lead each, before all others, so that even a small demo has them. */
export const stories: readonly Course[] = [
  [...reached, appointmentToday(213)],
  [...reached, appointmentToday(212)],
  [...begun, call('PIDIO_OTRA_HORA'), appointmentToday(213)],
  [...sold, refundStarted],
  [...sold, refundStarted, refundFinished],
  [...begun, handBack('No hablo portugués.'), reassignment('Habla portugués.'), call('CONTESTO')],
  [...reached, appointment(213), reassignment('Vacaciones de quien la llevaba.')],
  [...begun, handBack('Conozco a la persona.')],
  [...begun, falseClient('El teléfono es inventado.')],
  [assignment, testClient],
  [...begun, deletion],
  [...reached, deletion, restoration],
  [...reached, fail(402), erasure],
  [...reached, fail(402), resume('Volvió a escribir.'), call('CONTESTO'), status(assigned, 202)],
  [...reached, completed('Ahora también para mi hija de 3 años.'), status(currentClient)],
  [...reached, status(resolved, null, 'Solo quería saber dónde reembolsar.')],
  [...reached, status(interested, 215, 'Envía la nómina esta semana.')],
  [...reached, status(online, 303), status(toConfirm, 330)],
  [...reached, status(online, 301)],
  [...reached, status(toClose)],
  [...reached, status(notInterested, 208)],
  [...reached, status(other, null, 'Pregunta por un seguro que no tenemos.')],
];

/** How the second request of somebody goes who asked for the same before. */
export const repetition: Course = [assignment, duplicate];
