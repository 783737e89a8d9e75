import { DriveScreen } from './DriveScreen.tsx';

export default function Favorites() {
  return <DriveScreen title="Favorites" route="Drive-favorite" view="favorites" />;
}
