import { SpaceScreen } from './SpaceScreen.tsx';

export default function Table() {
  return <SpaceScreen view="table" />;
}
