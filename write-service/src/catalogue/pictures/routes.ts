/** `POST /api/catalogue/pictures`: takes a picture, as it is, before a command names it. */
import { createHash } from 'node:crypto';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { rejectInput } from '@cotejo/core/kit/event-sourcing';
import { type Limits } from '@cotejo/core/kit/limits';
import { atMost, refusals } from '@cotejo/core/kit/service';
import { largestPicture, longestPictureSide, noSvg, pictureAddress } from '@cotejo/core/reference/pictures';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileTooLarge, fromStaff, takeBodies, withBody } from '../../kit/bodies/index.ts';
import { answer } from '../../kit/http/answer.ts';
import { callerOf } from '../../kit/http/callers.ts';
import { type CataloguePictures } from './catalogue-pictures.ts';
import { isSvg, pictureHeader, type PictureHeader } from './picture-header.ts';

const received = z.object({
  fileId: z.uuid(),
  address: z.string().describe('para el campo de la imagen; úsala dentro de un día'),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

/** @throws Rejection `INVALID_INPUT` for what is no picture, or too large a one */
const mustBePicture = (content: Buffer): PictureHeader => {
  const header = pictureHeader(content);
  if (!header)
    return rejectInput({
      file: isSvg(content) ? noSvg : 'El archivo no es una imagen PNG, JPG ni WebP, o está dañado.',
    });
  if (Math.max(header.width, header.height) > longestPictureSide)
    return rejectInput({
      file: `La imagen mide ${header.width} × ${header.height} píxeles: el máximo es ${longestPictureSide} por lado.`,
    });
  return header;
};

export const cataloguePictureRoutes =
  ({
    cataloguePictures: pictures,
    limits,
  }: {
    readonly cataloguePictures: CataloguePictures;
    readonly limits: Limits;
  }) =>
  async (app: FastifyInstance): Promise<void> => {
    // A picture is held in memory until it is stored.
    const inTurn = atMost({ atOnce: 4, waiting: 40 });
    const uploads = limits('catalogue-pictures', { uses: 60, within: 60_000 });

    takeBodies(app, { ...fromStaff, tooLarge: fileTooLarge });

    app.post(
      '/api/catalogue/pictures',
      {
        bodyLimit: largestPicture,
        config: { access: 'catalogue:write' },
        schema: {
          tags: ['Catálogo'],
          summary: 'Sube una imagen',
          description:
            'El cuerpo es el archivo tal cual: PNG, JPG o WebP, hasta 1 MB y 4096 píxeles por lado. Después, un comando usa su dirección.',
          consumes: ['application/octet-stream'],
          response: {
            201: answer('Recibida; falta que un registro la use', received),
            ...refusals(400, 401, 403, 408, 413, 422, 429, 503),
          },
        },
        async onRequest(request) {
          await uploads.take(callerOf(request).id);
        },
      },
      async (request, reply) => {
        const { id: uploadedBy } = callerOf(request);
        const told = await withBody(request, async (file) => {
          if (!file || file.bytes === 0) return rejectInput({ file: 'El archivo está vacío.' });
          return inTurn(async () => {
            const content = await file.content();
            const { type, width, height } = mustBePicture(content);
            const id = uuidV5(createHash('sha256').update(content).digest('hex'), 'cataloguePicture');
            if ((await pictures.store({ id, type, uploadedBy, content })) === 'full')
              return rejectInput({
                file: 'Tienes demasiadas imágenes subidas sin usar. Guarda antes los registros que las llevan.',
              });
            return { fileId: id, address: pictureAddress(id), width, height, bytes: file.bytes };
          });
        });
        return reply.code(201).send(told);
      },
    );
  };
