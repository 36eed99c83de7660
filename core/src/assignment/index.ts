/** Assignment: who is given a lead when nobody chooses. */
export { countriesServed, type Executive, inTurn, nextExecutive, type Wanted } from './rota.ts';
