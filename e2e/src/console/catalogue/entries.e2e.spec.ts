/** Insurers and clinics are registered, hidden and shown. */
import { test } from 'vitest';
import { useBrowser } from '../../browser/browser.ts';
import { consolePage } from '../../testing/platform.ts';
import { choose, signIn } from '../staff.ts';
import { openDialog, save } from './desk.ts';

const { visit } = useBrowser();

test('a manager hides an insurer, shows it again, and registers a clinic with its places', async () => {
  const page = await visit();
  await signIn(page, 'gerente', 'organizations');
  const organization = await openDialog(page, 'Registrar');
  await choose(page, organization.getByRole('combobox', { name: 'País' }), 'Perú');
  await choose(page, organization.getByRole('combobox', { name: 'Tipo' }), 'Aseguradora');
  await organization.getByLabel('Nombre visible').fill('Quinta Seguros');
  await organization.getByLabel('Código de la organización').fill('QUINTA');
  await organization.getByLabel('Parte de la dirección').fill('Quinta-Seguros');
  await save(organization);
  await page.getByRole('heading', { level: 1, name: 'Quinta Seguros' }).waitFor();
  await save(await openDialog(page, 'Ocultar a los visitantes'), 'Ocultar a los visitantes');
  await page.getByText('Oculto', { exact: true }).waitFor();
  await save(await openDialog(page, 'Mostrar a los visitantes'), 'Mostrar a los visitantes');
  await page.getByText('Visible', { exact: true }).waitFor();

  await page.goto(consolePage('coverage-organizations'));
  const clinic = await openDialog(page, 'Registrar');
  await choose(page, clinic.getByRole('combobox', { name: 'País' }), 'Perú');
  await clinic.getByLabel('Nombre visible').fill('Clínica de Prueba');
  await clinic.getByRole('button', { name: 'Sedes' }).click();
  await clinic.getByRole('button', { name: 'Agregar a: Sedes' }).click();
  await clinic.getByRole('textbox', { name: 'Dirección', exact: true }).fill('Av. Larco 101');
  await clinic.getByRole('textbox', { name: 'Latitud' }).fill('-12.12');
  await save(clinic);
  await page.getByRole('heading', { level: 1, name: 'Clínica de Prueba' }).waitFor();
  await page.getByText('Av. Larco 101').waitFor();
});
