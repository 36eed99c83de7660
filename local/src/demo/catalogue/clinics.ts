/** Made-up clinics of each market, each in a network: 1 is in every plan, 4 in the dearest alone. */
import { type CoverageOrganizationDetails, coverageOrganizationNumber } from '@cotejo/core/organizations';
import { type CountryCode } from '@cotejo/core/kit/country';
import { slugOf } from './slug.ts';

export type Network = 1 | 2 | 3 | 4;
type Row = readonly [name: string, network: Network, address: string, district: string, region: string, lat: number, lng: number]; // oxfmt-ignore

const rows: Readonly<Record<CountryCode, readonly Row[]>> = {
  PE: [
    ['Clínica Miraflores del Mar', 3, 'Av. Los Acantilados 820', 'Miraflores', 'Lima', -12.1254, -77.0315],
    ['Clínica San Bartolo', 1, 'Av. Los Jazmines 140', 'Los Olivos', 'Lima', -11.9781, -77.0702],
    ['Clínica Valle Sagrado', 2, 'Av. de los Andenes 315', 'Wanchaq', 'Cusco', -13.5291, -71.9546],
    ['Clínica Santa Aurelia', 2, 'Calle Las Begonias 612', 'San Borja', 'Lima', -12.1002, -77.0013],
    ['Clínica El Golf del Sur', 4, 'Av. Camino del Golf 55', 'San Isidro', 'Lima', -12.0986, -77.0527],
    ['Clínica Los Molles', 1, 'Jr. Los Molles 233', 'San Juan de Lurigancho', 'Lima', -12.0084, -76.9982],
    ['Clínica Monte Verde', 3, 'Av. Monte Verde 1480', 'Santiago de Surco', 'Lima', -12.1421, -76.9912],
    ['Clínica del Misti', 1, 'Av. de la Confluencia 402', 'Cayma', 'Arequipa', -16.3826, -71.5457],
    ['Clínica Mochica', 2, 'Av. Huaca del Sol 771', 'Trujillo', 'La Libertad', -8.1131, -79.0288],
    ['Clínica Sol del Norte', 1, 'Av. Los Algarrobos 90', 'Piura', 'Piura', -5.1972, -80.6266],
    ['Clínica Puerto Nuevo', 1, 'Av. La Marina 2201', 'Bellavista', 'Callao', -12.0601, -77.1009],
    ['Centro Médico Bicentenario', 1, 'Av. de la Unión 1640', 'Lince', 'Lima', -12.0823, -77.0351],
  ],
  CL: [
    ['Clínica Cerro Manquén', 4, 'Av. Los Coigües 4501', 'Las Condes', 'Metropolitana de Santiago', -33.4012, -70.5479],
    ['Clínica Parque Lautaro', 3, 'Av. Parque Lautaro 880', 'Providencia', 'Metropolitana de Santiago', -33.4279, -70.6122],
    ['Clínica Santa Beatriz', 2, 'Calle Santa Beatriz 415', 'Ñuñoa', 'Metropolitana de Santiago', -33.4554, -70.5981],
    ['Hospital Clínico Mapocho', 1, 'Av. Mapocho 1210', 'Independencia', 'Metropolitana de Santiago', -33.4181, -70.6532],
    ['Clínica Poniente', 1, 'Av. Los Pajaritos 3020', 'Maipú', 'Metropolitana de Santiago', -33.4811, -70.7502],
    ['Clínica Bahía de Viña', 2, '8 Norte 655', 'Viña del Mar', 'Valparaíso', -33.0171, -71.5498],
    ['Clínica Puerto Cordel', 1, 'Av. Errázuriz 1190', 'Valparaíso', 'Valparaíso', -33.0423, -71.6189],
    ['Clínica Biobío Sur', 2, 'Av. Los Carreras 1701', 'Concepción', 'Biobío', -36.8231, -73.0452],
    ['Clínica Arauco', 1, 'Calle Las Heras 220', 'Concepción', 'Biobío', -36.8302, -73.0561],
    ['Clínica Ñielol', 1, 'Av. Alemania 0945', 'Temuco', 'La Araucanía', -38.7362, -72.6152],
    ['Clínica Desierto Florido', 1, 'Av. Balmaceda 1515', 'La Serena', 'Coquimbo', -29.9079, -71.2532],
    ['Clínica Los Salares', 2, 'Av. Grecia 1802', 'Antofagasta', 'Antofagasta', -23.6402, -70.3958],
  ],
  CO: [
    ['Clínica Sabana Norte', 3, 'Calle 134 # 19-40', 'Usaquén', 'Bogotá, D. C.', 4.7172, -74.0468],
    ['Clínica Monserrat del Centro', 1, 'Carrera 13 # 45-12', 'Chapinero', 'Bogotá, D. C.', 4.6337, -74.0652],
    ['Hospital del Virrey Nuevo', 4, 'Carrera 15 # 88-60', 'Chapinero', 'Bogotá, D. C.', 4.6736, -74.0554],
    ['Clínica Kennedy del Sol', 1, 'Carrera 80 # 40-55 Sur', 'Kennedy', 'Bogotá, D. C.', 4.6211, -74.1572],
    ['Clínica El Poblado Alto', 3, 'Calle 7 # 39-80', 'Medellín', 'Antioquia', 6.2057, -75.5672],
    ['Clínica Laureles del Río', 2, 'Carrera 76 # 38-20', 'Medellín', 'Antioquia', 6.2447, -75.5952],
    ['Clínica Farallones del Valle', 2, 'Calle 9 # 50-10', 'Cali', 'Valle del Cauca', 3.4212, -76.5437],
    ['Clínica Río Cauca', 1, 'Av. 6 Norte # 28-41', 'Cali', 'Valle del Cauca', 3.4665, -76.5286],
    ['Clínica Mar Caribe', 2, 'Carrera 51B # 84-110', 'Barranquilla', 'Atlántico', 11.0041, -74.8178],
    ['Clínica Ciudad Amurallada', 1, 'Calle 30 # 44-90', 'Cartagena de Indias', 'Bolívar', 10.4102, -75.5241],
    ['Clínica Chicamocha Alta', 1, 'Calle 54 # 33-45', 'Bucaramanga', 'Santander', 7.1139, -73.1116],
  ],
  INT: [
    ['Hospital Bayfront International', 4, '1200 Biscayne Way', 'Miami', 'Estados Unidos', 25.7839, -80.1898],
    ['Meridian Medical Center Houston', 4, '900 Braeswood Park', 'Houston', 'Estados Unidos', 29.7057, -95.4018],
    ['Hospital Castellana Internacional', 2, 'Paseo de los Olmos 210', 'Madrid', 'España', 40.4671, -3.6892],
    ['Hospital Reforma Norte', 1, 'Av. de los Virreyes 340', 'Ciudad de México', 'México', 19.4279, -99.2078],
    ['Hospital Ipanema Saúde', 1, 'Rua das Palmeiras 88', 'Río de Janeiro', 'Brasil', -22.9846, -43.1981],
    ['Sanatorio Palermo Nuevo', 1, 'Av. del Libertador 2840', 'Buenos Aires', 'Argentina', -34.5791, -58.4086],
    ['Clínica Punta Pacífica Azul', 1, 'Calle Darién 12', 'Ciudad de Panamá', 'Panamá', 8.9772, -79.5096],
    ['Parkklinik am Großen See', 3, 'Seestrasse 19', 'Berlín', 'Alemania', 52.5402, 13.3687],
    ['Riverside Hospital London', 3, '41 Harbour Walk', 'Londres', 'Reino Unido', 51.4952, -0.1741],
    ['Clínica Andes Internacional', 1, 'Av. de los Cóndores 700', 'Lima', 'Perú', -12.0931, -77.0219],
  ],
}; // oxfmt-ignore

export type DemoClinic = {
  readonly id: number;
  readonly network: Network;
  readonly details: CoverageOrganizationDetails;
};

const clinic =
  (country: CountryCode) =>
  ([displayName, network, address, district, region, lat, lng]: Row): DemoClinic => ({
    id: coverageOrganizationNumber(country, `demo/${slugOf(displayName)}`),
    network,
    details: {
      country,
      displayName,
      aliases: [],
      category: `Red ${network}`,
      url: slugOf(displayName),
      places: [{ address, district, region, lat, lng }],
    },
  });

export const demoClinics = (country: CountryCode): readonly DemoClinic[] =>
  rows[country].map(clinic(country));
