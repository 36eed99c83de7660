/** Examples of pages and their parts: their states, as data. */
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Button, Chip } from '@mui/material';
import { ResourceContextProvider, ShowContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { httpError } from '../providers/http-error.ts';
import { company, type ExampleCompany } from '../../testing/example-companies.tsx';
import { type Example, type Examples } from '../../testing/example.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { PageHeading } from './PageHeading.tsx';
import { RecordError } from './RecordError.tsx';
import { RecordHead, RecordPage } from './RecordPage.tsx';

const failed = (status: number) => (
  <ShowContextProvider value={{ error: httpError(status, undefined, 'El servicio no responde.') } as never}>
    <RecordError resource="companies" />
  </ShowContextProvider>
);

const recordPage = (reads?: Example['reads']): Example => ({
  path: `/companies/${company.id}/show`,
  ...(reads && { reads }),
  element: (
    <ResourceContextProvider value="companies">
      <Routes>
        <Route
          path="/companies/:id/show"
          element={
            <RecordPage<ExampleCompany> resource="companies">
              {({ legalName, documentNumber, status }) => (
                <RecordHead
                  resource="companies"
                  title={legalName}
                  chips={<Chip label={status} />}
                  text={documentNumber}
                  actions={<Button variant="outlined">Editar</Button>}
                />
              )}
            </RecordPage>
          }
        />
      </Routes>
    </ResourceContextProvider>
  ),
});

export const examples: Examples = {
  LoadingPage: { usual: <LoadingPage /> },
  MessagePage: {
    'with a way on': (
      <MessagePage
        icon={ErrorOutline}
        title="Algo salió mal"
        actions={<Button variant="contained">Reintentar</Button>}
      >
        No pudimos mostrar esta página.
      </MessagePage>
    ),
  },
  NotAllowedPage: { usual: <NotAllowedPage /> },
  PageHeading: { usual: <PageHeading title="Empresas" /> },
  RecordError: { 'not there': failed(404), 'not read': failed(503) },
  RecordPage: {
    'on its way': recordPage(),
    read: recordPage({ getOne: async () => ({ data: company as never }) }),
    'not there': recordPage({ getOne: () => Promise.reject(httpError(404, undefined, 'No existe.')) }),
  },
};
