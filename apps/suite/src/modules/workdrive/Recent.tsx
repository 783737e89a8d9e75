import { DriveScreen } from './DriveScreen.tsx';

/** Files the user opened most recently. */
export default function Recent() {
  return <DriveScreen title="Recent" route="Drive-recent" view="recent" />;
}
