export { Person } from '../src/patterns/UserLabel/UserLabel.tsx';
