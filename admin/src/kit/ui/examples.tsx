/** Examples of the smallest pieces: their states, as data. */
import { Chip, List, MenuItem, Typography } from '@mui/material';
import { unreachable } from '../providers/http-error.ts';
import { companies } from '@cotejo/core/companies';
import { company } from '../../testing/example-companies.tsx';
import { type Examples } from '../../testing/example.ts';
import { ActorName } from './ActorName.tsx';
import { BrandMark } from './BrandMark.tsx';
import { BrandSign } from './BrandSign.tsx';
import { EmailLink, PhoneLinks } from './ContactLinks.tsx';
import { Facts } from './Facts.tsx';
import { MenuButton } from './MenuButton.tsx';
import { Panel } from './Panel.tsx';
import { PanelLoading } from './PanelLoading.tsx';
import { ReadError } from './ReadError.tsx';
import { ReadSection } from './ReadSection.tsx';
import { ReadSkeleton } from './ReadSkeleton.tsx';
import { RecordReference } from './RecordReference.tsx';
import { RowItem } from './RowItem.tsx';
import { RowsSection } from './RowsSection.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { Truncated } from './Truncated.tsx';

const nothing = () => undefined;
const supervisor = { kind: 'user', id: '00000000-0000-4000-8000-000000000001', role: 'SUPERVISOR' } as const;

const texts = {
  title: 'Proyectores y automatizaciones',
  errorTitle: 'No se pudo leer el avance de las proyecciones',
  emptyText: 'Todavía no hay proyectores. Aparecen cuando se inician por primera vez.',
};

const section = (state: { isPending?: boolean; error?: Error; isEmpty?: boolean }) => (
  <ReadSection
    {...texts}
    isPending={state.isPending ?? false}
    error={state.error ?? null}
    isEmpty={state.isEmpty ?? false}
    onRetry={nothing}
  >
    {null}
  </ReadSection>
);

const rows = (data: readonly string[]) => (
  <RowsSection {...texts} read={{ data, error: null, isPending: false, refetch: nothing }}>
    {(row) => <RowItem key={row} title={row} lines={['Desde hace 2 horas']} />}
  </RowsSection>
);

export const examples: Examples = {
  ActorName: {
    visitor: <ActorName actor={{ kind: 'visitor' }} />,
    system: <ActorName actor={{ kind: 'system', automation: 'WhenLeadClosedThenChargeExecutive' }} />,
    somebody: <ActorName actor={supervisor} name="Rosa Quispe" />,
    'somebody whose name is erased': <ActorName actor={supervisor} name={null} />,
    'somebody in place of another': (
      <ActorName
        actor={{
          ...supervisor,
          onBehalfOf: { id: '00000000-0000-4000-8000-000000000002', role: 'EJECUTIVO' },
        }}
        name="Rosa Quispe"
      />
    ),
  },
  BrandMark: { usual: <BrandMark /> },
  BrandSign: { usual: <BrandSign /> },
  ContactLinks: {
    'a phone': <PhoneLinks phone="+51987654321" />,
    'an address': <EmailLink email="carla.mendoza.de.la.torre@textilesdelsur.example" />,
  },
  Facts: {
    'some known': (
      <Facts
        of={companies.labels}
        facts={[
          { field: 'legalName', value: company.legalName },
          { field: 'tradeName', value: null },
          { field: 'address', value: 'Av. La Marina 2000, San Miguel, Lima', isWide: true },
        ]}
      />
    ),
  },
  MenuButton: {
    closed: (
      <MenuButton label="Más acciones">{(close) => <MenuItem onClick={close}>Duplicar</MenuItem>}</MenuButton>
    ),
  },
  Panel: {
    usual: (
      <Panel title="Contactos">
        <Typography>Carla Mendoza, gerente general</Typography>
      </Panel>
    ),
    empty: (
      <Panel title="Contactos" empty="Todavía no hay contactos.">
        <Typography>Aquí se agregan.</Typography>
      </Panel>
    ),
  },
  PanelLoading: { usual: <PanelLoading /> },
  ReadError: {
    'with its reason': (
      <ReadError title="No se pudieron leer las empresas" error={unreachable()} onRetry={nothing} />
    ),
    'without one': <ReadError title="No se pudieron leer las empresas" onRetry={nothing} />,
  },
  ReadSection: {
    'on its way': section({ isPending: true }),
    'not read': section({ error: new Error('El servicio no responde.') }),
    none: section({ isEmpty: true }),
  },
  ReadSkeleton: { usual: <ReadSkeleton /> },
  RecordReference: {
    'of a record with a page': (
      <RecordReference resource="companies" id={company.id} at="2026-03-02T15:04:05.000Z" />
    ),
    'of a kind that nobody knows': <RecordReference resource="no-such" id="17" />,
  },
  RowItem: {
    parked: (
      <List>
        <RowItem
          title="Solicitud 1234-ABCD"
          chip={<Chip size="small" label="Detenida" />}
          error="El correo no salió: el servidor no responde."
          lines={['Desde hace 2 horas', '3 intentos']}
        />
      </List>
    ),
  },
  RowsSection: { some: rows(['Solicitud 1234-ABCD', 'Solicitud 5678-EFGH']), none: rows([]) },
  SideDrawer: {
    open: {
      isModal: true,
      element: (
        <SideDrawer title="Mis acciones" closeLabel="Cerrar" width={420} onClose={nothing}>
          <Typography>Todavía no hiciste nada hoy.</Typography>
        </SideDrawer>
      ),
    },
  },
  Truncated: {
    long: <Truncated text="Compañía Peruana de Servicios Generales y Mantenimiento Integral" />,
    short: <Truncated text="Rosa" />,
  },
};
