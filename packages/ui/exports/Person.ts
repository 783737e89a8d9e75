export { Person } from '../src/patterns/Named/Named.tsx';
