/** Pictures of the catalogue's records. */
export {
  cataloguePictureSchema,
  type CataloguePictures,
  postgresCataloguePictures,
  sweepCataloguePictures,
} from './catalogue-pictures.ts';
export { type FindPictures, mustBeThere } from './must-be-there.ts';
export { cataloguePictureRoutes } from './routes.ts';
