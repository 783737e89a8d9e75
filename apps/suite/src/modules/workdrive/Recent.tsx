import { DriveScreen } from './DriveScreen.tsx';
import { workdriveMessages } from './messages.ts';

/** Files the user opened most recently. */
export default function Recent() {
  return <DriveScreen title={workdriveMessages.recent} route="Drive-recent" view="recent" />;
}
