import { Pill } from '@plumbline/ui/Pill';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { InfoIcon } from '@plumbline/ui/icons';
import { frameMessages } from './messages.ts';

/** Badge on every page of a demo server. */
export function DemoPill() {
  return (
    <Pill tone="info" icon={InfoIcon}>
      Demo data
      <VisuallyHidden>{frameMessages.demoNotice}</VisuallyHidden>
    </Pill>
  );
}
