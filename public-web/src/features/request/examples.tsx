/** The forms of requests, new and refused. */
import { type ReactElement } from 'react';
import { type Example, type Examples } from '../../testing/example.ts';
import { exampleLine, exampleProduct } from '../../testing/example-products.ts';
import { CompanyQuestions } from './CompanyQuestions.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';
import { DocumentQuestions } from './DocumentQuestions.tsx';
import { NameQuestions } from './NameQuestions.tsx';
import { PlanRequestPage } from './PlanRequestPage.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestPrice } from './RequestPrice.tsx';
import { type RequestErrors } from './request-errors.ts';
import { type RequestValues } from './request-values.ts';
import { type Refusal } from './send-request.ts';
import { SignUpPage } from './SignUpPage.tsx';

const values: RequestValues = {
  razonSocial: 'Inversiones y Servicios Generales Los Andes del Sur S.A.C.',
  trabajadores: 'cuarenta',
  nombre: 'María de los Ángeles Fernanda',
  apellidoPaterno: 'Quispe Mamani',
  apellidoMaterno: 'de la Cruz',
  email: 'maria.de.los.angeles@',
  telefono: '12',
  tipoDocumento: 'DNI',
  numeroDocumento: '1',
  mensaje: 'Somos cuatro. '.repeat(30),
};
const wrong: RequestErrors = {
  trabajadores: 'Escribe un número entero, de 1 a un millón.',
  email: 'Escribe un correo como nombre@ejemplo.com.',
  telefono: 'Faltan dígitos.',
  numeroDocumento: 'El DNI tiene 8 dígitos.',
};
const key = '6f1a22b0-7f5c-4d7e-9a53-0d6b1c2d3e4f';
const refusal = (errors: RequestErrors, more: Partial<Refusal> = {}): Refusal => ({
  values,
  errors,
  key,
  ...more,
});

const plan = { product: exampleProduct, line: undefined, facts: {} };
const statesOf = (element: ReactElement): Readonly<Record<string, Example>> => ({
  usual: { element, loaderData: { key }, outletContext: plan },
  wrong: { element, loaderData: { key }, outletContext: plan, actionData: refusal(wrong) },
  'not received': {
    element,
    loaderData: { key },
    outletContext: plan,
    actionData: refusal({ '': 'El servicio no respondió.' }),
  },
});
const answers = { errors: wrong, values };

export const examples: Examples = {
  CompanyQuestions: {
    usual: (
      <CompanyQuestions
        country="PE"
        company={{ subject: 'company', profile: { colectivo: { cantidadempleados: 40 } } }}
        errors={{}}
        values={undefined}
      />
    ),
    wrong: <CompanyQuestions country="PE" company={{ subject: 'guards', profile: undefined }} {...answers} />,
  },
  ContactPage: statesOf(<ContactPage />),
  ContactQuestions: {
    'of a country': <ContactQuestions country="PE" {...answers} messageHint="Qué quieres saber." />,
    abroad: (
      <ContactQuestions country="INT" errors={{}} values={undefined} messageHint="Qué quieres saber." />
    ),
  },
  DocumentQuestions: {
    'of many kinds': <DocumentQuestions country="PE" {...answers} />,
    'of one': <DocumentQuestions country="CL" errors={{}} values={undefined} />,
  },
  NameQuestions: {
    usual: <NameQuestions errors={{}} values={undefined} />,
    long: <NameQuestions {...answers} />,
  },
  PlanRequestPage: {
    ...statesOf(<PlanRequestPage />),
    'of a company': {
      element: <PlanRequestPage />,
      loaderData: { key },
      outletContext: { ...plan, line: { ...exampleLine, productType: 'COLECTIVO', category: 'company' } },
    },
  },
  RequestForm: {
    gone: {
      element: <RequestForm submit="Enviar solicitud" messageHint="Qué quieres saber." />,
      loaderData: { key },
      actionData: refusal({ '': 'Este plan dejó de ofrecerse hace un momento.' }, { isGone: true }),
    },
  },
  RequestPrice: {
    employer: (
      <RequestPrice
        plan={{
          ...plan,
          product: {
            ...exampleProduct,
            price: {
              ...exampleProduct.price,
              split: { credit: 0, employer: 90, worker: 90, employerPercent: '50', isAssumed: true },
            },
          },
        }}
        subject="persons"
        onProfile={() => undefined}
      />
    ),
  },
  SignUpPage: statesOf(<SignUpPage />),
};
