/** The pieces without a domain, in their states. */
import { type Examples } from '../testing/example.ts';
import { Badge, DemoBadge } from './Badge.tsx';
import { BenefitList } from './BenefitList.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Button, ButtonLink, ReloadLink, SubmitButton } from './Button.tsx';
import { Choices } from './Choices.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SelectField, TextAreaField, TextField } from './Field.tsx';
import { HumanForm } from './HumanForm.tsx';
import { InfoTip } from './InfoTip.tsx';
import { Pagination } from './Pagination.tsx';
import { Picture } from './Picture.tsx';
import { Popover } from './Popover.tsx';
import { Price } from './Price.tsx';
import { Questions } from './Questions.tsx';
import { SendForm } from './SendForm.tsx';
import { Sheet } from './Sheet.tsx';
import { Steps } from './Steps.tsx';

const nothing = (): void => undefined;
const longName = 'Responsabilidad civil extracontractual por daños a terceros en vía pública';
const choices = [
  { id: '1', name: 'El precio' },
  { id: '2', name: longName },
];
const wrong = { error: 'Escribe un correo como nombre@ejemplo.com.' };

export const examples: Examples = {
  HumanForm: { usual: <HumanForm backTo="/Comparar/EPS" /> },
  Badge: { usual: <Badge>Nuevo</Badge>, demo: <DemoBadge />, long: <Badge>{longName}</Badge> },
  BenefitList: {
    usual: <BenefitList benefits={['Capa simple sin tope', 'Maternidad incluida']} />,
    long: <BenefitList benefits={[longName, `${longName} y en el extranjero`]} />,
  },
  Breadcrumb: {
    usual: (
      <Breadcrumb
        crumbs={[
          { name: 'EPS', path: '/EPS' },
          { name: 'Plan Base', path: '/EPS/x/Planes/y' },
        ]}
      />
    ),
    long: (
      <Breadcrumb
        crumbs={[
          { name: 'Clínicas y hospitales', path: '/Clinicas-y-Hospitales' },
          { name: 'Clínica Internacional de Especialidades del Sur', path: '/Clinicas-y-Hospitales/x' },
          { name: longName, path: '/Clinicas-y-Hospitales/x/y' },
        ]}
      />
    ),
  },
  Button: {
    usual: <Button onClick={nothing}>Reintentar</Button>,
    quiet: (
      <Button tone="quiet" onClick={nothing}>
        Cerrar
      </Button>
    ),
    pending: (
      <Button pending onClick={nothing}>
        Reintentar
      </Button>
    ),
    link: <ButtonLink to="/Contacto">Hacer una consulta</ButtonLink>,
    'quiet link': (
      <ButtonLink tone="quiet" to="/Contacto">
        Hacer una consulta sobre varios planes a la vez
      </ButtonLink>
    ),
    reload: <ReloadLink href="/">Reintentar</ReloadLink>,
    submit: <SubmitButton pending={false}>Enviar solicitud</SubmitButton>,
    'being sent': <SubmitButton pending>Enviar solicitud</SubmitButton>,
    calculating: (
      <SubmitButton pending={false} className="button button-primary search-button" data-search="calculating">
        Comparar
      </SubmitButton>
    ),
    finished: (
      <SubmitButton pending={false} className="button button-primary search-button" data-search="finished">
        Comparar
      </SubmitButton>
    ),
  },
  Choices: {
    'one of several': <Choices type="radio" name="uno" legend="¿Qué tal?" choices={choices} chosen={['1']} />,
    some: (
      <Choices type="checkbox" name="varios" legend="¿De qué trata?" choices={choices} chosen={[]} optional />
    ),
    wrong: (
      <Choices
        type="radio"
        name="falta"
        legend="¿Qué tal?"
        choices={choices}
        chosen={[]}
        error="Elige una."
      />
    ),
  },
  ErrorSummary: {
    'about a field': (
      <ErrorSummary
        title="Revisa estos datos"
        lines={[{ field: 'email', text: `Correo electrónico: ${wrong.error}` }]}
        attempt={1}
      />
    ),
    'about all of it': (
      <ErrorSummary title="No pudimos enviar" lines={[{ text: 'El servicio no respondió.' }]} attempt={1} />
    ),
  },
  Field: {
    usual: <TextField name="nombre" label="Nombre" />,
    'with a hint': <TextField name="telefono" label="Teléfono" hint="Con su código de país." optional />,
    wrong: <TextField name="email" label="Correo electrónico" {...wrong} defaultValue="ana@" />,
    'wrong with a hint': (
      <TextAreaField
        name="mensaje"
        label="Mensaje"
        hint="Qué quieres saber."
        error="Es muy largo."
        optional
      />
    ),
    list: (
      <SelectField name="tipo" label="Tipo de documento" optional>
        <option>DNI</option>
      </SelectField>
    ),
  },
  InfoTip: {
    usual: <InfoTip title="Puntaje" />,
    told: <InfoTip title="EPS" text="Salud para trabajadores en planilla." />,
  },
  Pagination: {
    first: <Pagination label="Páginas de uno" page={1} pages={2} pathTo={(page) => `/?pagina=${page}`} />,
    'in the middle': (
      <Pagination label="Páginas de dos" page={12} pages={30} pathTo={(page) => `/?pagina=${page}`} />
    ),
  },
  Popover: {
    usual: (
      <>
        <button type="button" popoverTarget="explicacion">
          Deducible
        </button>
        <Popover id="explicacion" title="Deducible">
          <p>Lo que pagas tú antes de que el seguro empiece a pagar.</p>
        </Popover>
      </>
    ),
  },
  Picture: {
    usual: <Picture src="/assets/no-hay.svg" alt="" width={130} height={36} fallback={<span>AS</span>} />,
  },
  Price: {
    usual: <Price price={{ minPrice: 192.4, unit: { code: 'PEN' }, suffix: '/mes' }} />,
    long: <Price price={{ minPrice: 1_250_300, unit: { code: 'COP' }, suffix: '/mes Total por empresa' }} />,
    own: (
      <Price price={undefined} own={{ price: { minPrice: 410.5, unit: { code: 'PEN' }, suffix: '/mes' } }} />
    ),
    none: <Price price={undefined} />,
  },
  Questions: {
    usual: <Questions questions={[{ question: '¿Cubre?', answer: 'Sí.' }]} isFirstOpen />,
    many: (
      <Questions
        questions={Array.from({ length: 6 }, (_, nth) => ({
          question: `${nth + 1}. ¿Cubre la ${longName.toLowerCase()}?`,
          answer: 'Sí.',
        }))}
      />
    ),
  },
  SendForm: {
    usual: (
      <SendForm title="No pudimos enviar" lines={[]} refusal={undefined} submit="Enviar">
        <TextField name="nombre" label="Nombre" />
      </SendForm>
    ),
    refused: (
      <SendForm
        title="No pudimos enviar"
        lines={[{ field: 'email', text: wrong.error }]}
        refusal={{}}
        submit="Enviar"
      >
        <TextField name="email" label="Correo electrónico" {...wrong} />
      </SendForm>
    ),
  },
  Sheet: {
    usual: (
      <Sheet title="¿Quiénes se asegurarán?" onLeave={() => true}>
        <p>El precio varía según el sexo y la edad.</p>
      </Sheet>
    ),
  },
  Steps: {
    usual: (
      <Steps
        steps={[
          { title: 'Queda registrada', text: 'Te damos un número.' },
          { title: longName, text: longName },
        ]}
      />
    ),
  },
};
