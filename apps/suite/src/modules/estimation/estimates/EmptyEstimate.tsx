import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { RulerIcon, UploadIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { estimatesMessages } from './messages.ts';

/** Empty state of an estimate without measures, with a link to the plans. */
export function EmptyEstimate({ head, estimation }: { head: ReactNode; estimation: Estimation }) {
  return (
    <WorksheetLayout head={head}>
      <EmptyState
        icon={RulerIcon}
        title={estimatesMessages.nothingMeasuredYet}
        action={
          <Button
            variant="primary"
            icon={estimation.plans ? RulerIcon : UploadIcon}
            href={href('estimation-tool-overview', { uuid: estimation.uuid })}
          >
            {estimation.plans ? estimatesMessages.openPlans : estimatesMessages.uploadPlanSet}
          </Button>
        }
      >
        {estimatesMessages.estimateEmpty}
      </EmptyState>
    </WorksheetLayout>
  );
}
