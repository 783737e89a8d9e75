import { DriveScreen } from './DriveScreen.tsx';

/** What others share with the person. */
export default function Shared() {
  return <DriveScreen title="Shared" route="Drive-shared" view="shared" />;
}
