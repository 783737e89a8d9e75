import { EllipsisIcon, FileTextIcon, SendIcon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';

/** Header of the sample quote. */
export const quoteHeader = {
  title: 'Interiors and canopy',
  code: 'Q-2026-0142',
  status: <Pill>Draft</Pill>,
  backHref: '#quotes',
  backLabel: 'Quotes',
  actions: (
    <>
      <IconButton icon={EllipsisIcon} label="More actions" onPress={() => undefined} />
      <Button icon={FileTextIcon}>Preview PDF</Button>
      <Button variant="primary" icon={SendIcon}>
        Send quote
      </Button>
    </>
  ),
  steps: (
    <Stepper
      variant="steps"
      label="Status"
      current="draft"
      steps={['Draft', 'Review', 'Sent', 'Accepted'].map((label) => ({ id: label.toLowerCase(), label }))}
    />
  ),
  facts: [
    { label: 'To', value: 'Alder Creek Health Partners', note: 'Karen Boone, facilities director' },
    {
      label: 'Project',
      value: 'Alder Creek Family Clinic',
      note: '1140 Alder Creek Rd, Springfield, OR',
    },
    {
      label: 'Sales specialist',
      value: 'Luis Medina',
      note: (
        <>
          Estimate{' '}
          <Link href="#est" isMono size="caption">
            EST-2026-0142
          </Link>
        </>
      ),
    },
    { label: 'Valid until', value: 'Apr 18, 2026', note: '30 days after bid' },
  ],
};
