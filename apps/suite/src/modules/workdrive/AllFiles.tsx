import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { useSearchParams } from 'react-router';
import { DriveScreen } from './DriveScreen.tsx';

/** One's own tree, and beside it what hangs on records. */
export default function AllFiles() {
  const [address, setAddress] = useSearchParams();
  const isAttached = address.has('attached');
  return (
    <DriveScreen
      title="All files"
      route="Drive-folder"
      {...(isAttached ? { view: 'attached' } : {})}
      halves={
        <SegmentedControl
          label="Which files"
          size="sm"
          value={isAttached ? 'attached' : 'own'}
          onChange={(which) => setAddress(which === 'attached' ? { attached: '' } : {})}
          options={[
            { id: 'own', label: 'In folders' },
            { id: 'attached', label: 'On records' },
          ]}
        />
      }
    />
  );
}
