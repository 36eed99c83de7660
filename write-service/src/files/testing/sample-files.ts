/** A small file of each type that may be attached. */

const office = (folder: string): Buffer =>
  Buffer.from(
    `PK\u0003\u0004\u0014[Content_Types].xml<Types/>PK\u0003\u0004${folder}document.xml<w/>`,
    'latin1',
  );
const ole = Buffer.from('D0CF11E0A1B11AE10000', 'hex');
const jpeg = Buffer.from('FFD8FFE000104A464946', 'hex');

export const sampleFiles: Readonly<Record<string, Buffer>> = {
  'a.pdf': Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
  'a.doc': ole,
  'a.docx': office('word/'),
  'a.jpg': jpeg,
  'a.JPEG': jpeg,
  'a.png': Buffer.from('89504E470D0A1A0A0000000D49484452', 'hex'),
  'a.heic': Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000', 'latin1'),
  'a.html': Buffer.from('<!doctype html><p>Hola, ñandú</p>'),
  'a.eml': Buffer.from('From: ana@correo.example\r\nSubject: Hola\r\n\r\nTexto'),
  'a.xls': ole,
  'a.xlsx': office('xl/'),
  'a.csv': Buffer.from('nombre;correo\nAna;ana@correo.example\n'),
};
