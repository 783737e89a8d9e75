import type { PlanPage } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { useDecision } from '@plumbline/permissions/react';
import { useIsPhone } from '@plumbline/ui/media';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { useNavigate } from 'react-router';
import { compareHref } from '../compare/compare-href.ts';
import { takeoffMessages } from './messages.ts';

interface Props {
  estimationId: string;
  mode: 'takeoff' | 'compare';
  /** Current sheet; undefined while none is chosen. */
  page: PlanPage | undefined;
}

/** Switch between take-off, compare, quantities, estimate and quotes. */
export function SheetModes({ estimationId: uuid, mode, page }: Props) {
  const navigate = useNavigate();
  // Five labels do not fit on a phone.
  const isPhone = useIsPhone();
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const modes = [
    {
      id: 'takeoff',
      label: takeoffMessages.takeOff,
      href: page
        ? href('estimator-pdf', { uuid, pdfId: page.pdf_id, pageId: page.uuid })
        : href('estimation-tool-overview', { uuid }),
    },
    { id: 'compare', label: takeoffMessages.compare, href: compareHref(uuid, page) },
    { id: 'quantities', label: takeoffMessages.quantities, href: href('estimation-quantities', { uuid }) },
    { id: 'estimate', label: takeoffMessages.estimate, href: href('estimation-estimate', { uuid }) },
    ...(maySeeQuotes.allowed
      ? [{ id: 'quotes', label: takeoffMessages.quotes, href: href('estimation-quotes', { uuid }) }]
      : []),
  ];
  const goTo = (next: string) => {
    const to = modes.find(({ id }) => id === next)?.href;
    if (to) void navigate(to);
  };
  return isPhone ? (
    <Select label={takeoffMessages.view} hideLabel size="sm" value={mode} onChange={goTo} options={modes} />
  ) : (
    <SegmentedControl label={takeoffMessages.view} size="sm" value={mode} onChange={goTo} options={modes} />
  );
}
