import { DriveScreen } from './DriveScreen.tsx';

export default function AllFiles() {
  return <DriveScreen title="All files" route="Drive-folder" />;
}
