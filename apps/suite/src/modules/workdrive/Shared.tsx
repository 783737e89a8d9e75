import { DriveScreen } from './DriveScreen.tsx';

/** Files and folders that others share with the user. */
export default function Shared() {
  return <DriveScreen title="Shared" route="Drive-shared" view="shared" />;
}
