export { schemas } from './generated/schemas.ts';
