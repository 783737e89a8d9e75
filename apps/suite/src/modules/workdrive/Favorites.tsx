import { DriveScreen } from './DriveScreen.tsx';
import { workdriveMessages } from './messages.ts';

export default function Favorites() {
  return <DriveScreen title={workdriveMessages.favorites} route="Drive-favorite" view="favorites" />;
}
