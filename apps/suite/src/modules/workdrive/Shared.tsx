import { DriveScreen } from './DriveScreen.tsx';
import { workdriveMessages } from './messages.ts';

/** Files and folders that others share with the user. */
export default function Shared() {
  return <DriveScreen title={workdriveMessages.shared} route="Drive-shared" view="shared" />;
}
