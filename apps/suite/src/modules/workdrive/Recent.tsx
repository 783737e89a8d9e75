import { DriveScreen } from './DriveScreen.tsx';

/** What the person opened last. */
export default function Recent() {
  return <DriveScreen title="Recent" route="Drive-recent" view="recent" />;
}
