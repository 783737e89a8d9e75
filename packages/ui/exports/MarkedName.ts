export { MarkedName } from '../src/patterns/UserLabel/UserLabel.tsx';
