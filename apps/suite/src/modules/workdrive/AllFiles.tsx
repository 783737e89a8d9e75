import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { useSearchParams } from 'react-router';
import { DriveScreen } from './DriveScreen.tsx';
import { workdriveMessages } from './messages.ts';

/** The user's folders and, as a second view, the attachments of records. */
export default function AllFiles() {
  const [address, setAddress] = useSearchParams();
  const isAttached = address.has('attached');
  return (
    <DriveScreen
      title={workdriveMessages.allFiles}
      route="Drive-folder"
      {...(isAttached ? { view: 'attached' } : {})}
      halves={
        <SegmentedControl
          label={workdriveMessages.filesShown}
          size="sm"
          value={isAttached ? 'attached' : 'own'}
          onChange={(which) => setAddress(which === 'attached' ? { attached: '' } : {})}
          options={[
            { id: 'own', label: workdriveMessages.inFolders },
            { id: 'attached', label: workdriveMessages.onRecords },
          ]}
        />
      }
    />
  );
}
