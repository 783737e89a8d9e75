import { Pill } from '@plumbline/ui/Pill';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { InfoIcon } from '@plumbline/ui/icons';

/** On every page of a demo: anyone can sign in here. */
export function DemoPill() {
  return (
    <Pill tone="info" icon={InfoIcon}>
      Demo data
      <VisuallyHidden>: made-up companies. Anyone can sign in, so keep real data out of it.</VisuallyHidden>
    </Pill>
  );
}
