import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { RulerIcon, UploadIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { estimatesMessages } from './messages.ts';

/** Empty state of an estimate without measures, with a link to the plans. */
export function EmptyEstimate({
  head,
  estimation,
  addMenu,
}: {
  head: ReactNode;
  estimation: Estimation;
  /** Menu that adds lines without take-off. */
  addMenu?: ReactNode;
}) {
  return (
    <WorksheetLayout head={head}>
      <EmptyState
        icon={RulerIcon}
        title={estimatesMessages.nothingMeasuredYet}
        action={
          <Inline gap={8}>
            <Button
              variant="primary"
              icon={estimation.plans ? RulerIcon : UploadIcon}
              href={href('estimation-tool-overview', { uuid: estimation.uuid })}
            >
              {estimation.plans ? estimatesMessages.openPlans : estimatesMessages.uploadPlanSet}
            </Button>
            {addMenu}
          </Inline>
        }
      >
        {estimatesMessages.estimateEmpty}
      </EmptyState>
    </WorksheetLayout>
  );
}
