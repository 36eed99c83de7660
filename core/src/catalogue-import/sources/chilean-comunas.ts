/** Chile's comunas by region, with their official codes: the Código Único Territorial of SUBDERE, as of 2018. */
import { type Region, regions } from '../../reference/regions.ts';

export type Comuna = {
  /** Five digits: region, province and comuna. */
  readonly code: string;
  readonly name: string;
  readonly region: Region;
};

/** Names, each with the three digits that follow those of its region. */
const byRegion: readonly (readonly [region: number, comunas: string])[] = [
  [1, `
    Iquique 101, Alto Hospicio 107, Pozo Almonte 401, Camiña 402, Colchane 403, Huara 404, Pica 405`],
  [2, `
    Antofagasta 101, Mejillones 102, Sierra Gorda 103, Taltal 104, Calama 201, Ollagüe 202, San Pedro de
    Atacama 203, Tocopilla 301, María Elena 302`],
  [3, `
    Copiapó 101, Caldera 102, Tierra Amarilla 103, Chañaral 201, Diego de Almagro 202, Vallenar 301,
    Alto del Carmen 302, Freirina 303, Huasco 304`],
  [4, `
    La Serena 101, Coquimbo 102, Andacollo 103, La Higuera 104, Paiguano 105, Vicuña 106, Illapel 201,
    Canela 202, Los Vilos 203, Salamanca 204, Ovalle 301, Combarbalá 302, Monte Patria 303, Punitaqui
    304, Río Hurtado 305`],
  [5, `
    Valparaíso 101, Casablanca 102, Concón 103, Juan Fernández 104, Puchuncaví 105, Quintero 107, Viña
    del Mar 109, Isla de Pascua 201, Los Andes 301, Calle Larga 302, Rinconada 303, San Esteban 304, La
    Ligua 401, Cabildo 402, Papudo 403, Petorca 404, Zapallar 405, Quillota 501, Calera 502, Hijuelas
    503, La Cruz 504, Nogales 506, San Antonio 601, Algarrobo 602, Cartagena 603, El Quisco 604, El Tabo
    605, Santo Domingo 606, San Felipe 701, Catemu 702, Llaillay 703, Panquehue 704, Putaendo 705, Santa
    María 706, Quilpué 801, Limache 802, Olmué 803, Villa Alemana 804`],
  [6, `
    Rancagua 101, Codegua 102, Coinco 103, Coltauco 104, Doñihue 105, Graneros 106, Las Cabras 107,
    Machalí 108, Malloa 109, Mostazal 110, Olivar 111, Peumo 112, Pichidegua 113, Quinta de Tilcoco 114,
    Rengo 115, Requínoa 116, San Vicente 117, Pichilemu 201, La Estrella 202, Litueche 203, Marchihue
    204, Navidad 205, Paredones 206, San Fernando 301, Chépica 302, Chimbarongo 303, Lolol 304, Nancagua
    305, Palmilla 306, Peralillo 307, Placilla 308, Pumanque 309, Santa Cruz 310`],
  [7, `
    Talca 101, Constitución 102, Curepto 103, Empedrado 104, Maule 105, Pelarco 106, Pencahue 107, Río
    Claro 108, San Clemente 109, San Rafael 110, Cauquenes 201, Chanco 202, Pelluhue 203, Curicó 301,
    Hualañé 302, Licantén 303, Molina 304, Rauco 305, Romeral 306, Sagrada Familia 307, Teno 308,
    Vichuquén 309, Linares 401, Colbún 402, Longaví 403, Parral 404, Retiro 405, San Javier 406, Villa
    Alegre 407, Yerbas Buenas 408`],
  [8, `
    Concepción 101, Coronel 102, Chiguayante 103, Florida 104, Hualqui 105, Lota 106, Penco 107, San
    Pedro de la Paz 108, Santa Juana 109, Talcahuano 110, Tomé 111, Hualpén 112, Lebu 201, Arauco 202,
    Cañete 203, Contulmo 204, Curanilahue 205, Los Álamos 206, Tirúa 207, Los Ángeles 301, Antuco 302,
    Cabrero 303, Laja 304, Mulchén 305, Nacimiento 306, Negrete 307, Quilaco 308, Quilleco 309, San
    Rosendo 310, Santa Bárbara 311, Tucapel 312, Yumbel 313, Alto Biobío 314`],
  [9, `
    Temuco 101, Carahue 102, Cunco 103, Curarrehue 104, Freire 105, Galvarino 106, Gorbea 107, Lautaro
    108, Loncoche 109, Melipeuco 110, Nueva Imperial 111, Padre Las Casas 112, Perquenco 113, Pitrufquén
    114, Pucón 115, Saavedra 116, Teodoro Schmidt 117, Toltén 118, Vilcún 119, Villarrica 120, Cholchol
    121, Angol 201, Collipulli 202, Curacautín 203, Ercilla 204, Lonquimay 205, Los Sauces 206, Lumaco
    207, Purén 208, Renaico 209, Traiguén 210, Victoria 211`],
  [10, `
    Puerto Montt 101, Calbuco 102, Cochamó 103, Fresia 104, Frutillar 105, Los Muermos 106, Llanquihue
    107, Maullín 108, Puerto Varas 109, Castro 201, Ancud 202, Chonchi 203, Curaco de Vélez 204,
    Dalcahue 205, Puqueldón 206, Queilén 207, Quellón 208, Quemchi 209, Quinchao 210, Osorno 301, Puerto
    Octay 302, Purranque 303, Puyehue 304, Río Negro 305, San Juan de la Costa 306, San Pablo 307,
    Chaitén 401, Futaleufú 402, Hualaihué 403, Palena 404`],
  [11, `
    Coyhaique 101, Lago Verde 102, Aysén 201, Cisnes 202, Guaitecas 203, Cochrane 301, O'Higgins 302,
    Tortel 303, Chile Chico 401, Río Ibáñez 402`],
  [12, `
    Punta Arenas 101, Laguna Blanca 102, Río Verde 103, San Gregorio 104, Cabo de Hornos 201, Antártica
    202, Porvenir 301, Primavera 302, Timaukel 303, Natales 401, Torres del Paine 402`],
  [13, `
    Santiago 101, Cerrillos 102, Cerro Navia 103, Conchalí 104, El Bosque 105, Estación Central 106,
    Huechuraba 107, Independencia 108, La Cisterna 109, La Florida 110, La Granja 111, La Pintana 112,
    La Reina 113, Las Condes 114, Lo Barnechea 115, Lo Espejo 116, Lo Prado 117, Macul 118, Maipú 119,
    Ñuñoa 120, Pedro Aguirre Cerda 121, Peñalolén 122, Providencia 123, Pudahuel 124, Quilicura 125,
    Quinta Normal 126, Recoleta 127, Renca 128, San Joaquín 129, San Miguel 130, San Ramón 131, Vitacura
    132, Puente Alto 201, Pirque 202, San José de Maipo 203, Colina 301, Lampa 302, Tiltil 303, San
    Bernardo 401, Buin 402, Calera de Tango 403, Paine 404, Melipilla 501, Alhué 502, Curacaví 503,
    María Pinto 504, San Pedro 505, Talagante 601, El Monte 602, Isla de Maipo 603, Padre Hurtado 604,
    Peñaflor 605`],
  [14, `
    Valdivia 101, Corral 102, Lanco 103, Los Lagos 104, Máfil 105, Mariquina 106, Paillaco 107,
    Panguipulli 108, La Unión 201, Futrono 202, Lago Ranco 203, Río Bueno 204`],
  [15, `
    Arica 101, Camarones 102, Putre 201, General Lagos 202`],
  [16, `
    Chillán 101, Bulnes 102, Chillán Viejo 103, El Carmen 104, Pemuco 105, Pinto 106, Quillón 107, San
    Ignacio 108, Yungay 109, Quirihue 201, Cobquecura 202, Coelemu 203, Ninhue 204, Portezuelo 205,
    Ranquil 206, Trehuaco 207, San Carlos 301, Coihueco 302, Ñiquén 303, San Fabián 304, San Nicolás 305`],
]; // oxfmt-ignore

const comunaOf = (region: Region, entry: string): Comuna => {
  const [, name = '', digits = ''] = /^(.+)\s(\d{3})$/.exec(entry.trim().replace(/\s+/g, ' ')) ?? [];
  return { code: `${String(region.id).padStart(2, '0')}${digits}`, name, region };
};

export const comunas: readonly Comuna[] = byRegion.flatMap(([id, entries]) => {
  const region = regions.find((one) => one.id === id)!;
  return entries.split(',').map((entry) => comunaOf(region, entry));
});
