export { MarkedName } from '../src/patterns/Named/Named.tsx';
