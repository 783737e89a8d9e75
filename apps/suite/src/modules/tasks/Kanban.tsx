import { SpaceScreen } from './SpaceScreen.tsx';

export default function Kanban() {
  return <SpaceScreen view="kanban" />;
}
