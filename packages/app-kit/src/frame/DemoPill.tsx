import { Pill } from '@plumbline/ui/Pill';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { InfoIcon } from '@plumbline/ui/icons';

/** Badge on every page of a demo server. */
export function DemoPill() {
  return (
    <Pill tone="info" icon={InfoIcon}>
      Demo data
      <VisuallyHidden>: sample companies. Anyone can sign in, so do not enter real data.</VisuallyHidden>
    </Pill>
  );
}
