/** The fields that records are made of, with messages in Spanish. Safe in a browser. */
export {
  address,
  choice,
  colour,
  day,
  decimal,
  flag,
  list,
  maybe,
  maybeName,
  maybeProse,
  name,
  notAnObject,
  number,
  numbered,
  picture,
  prose,
  record,
  sitePath,
  slug,
  whole,
} from './fields.ts';
export { withOwnPictures } from './own-pictures.ts';
