import type { Estimation } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { EstimateLayout } from '@plumbline/ui/EstimateSheet';
import { RulerIcon, UploadIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';

/** An estimate of nothing: the way to the plans. */
export function NothingMeasured({ head, estimation }: { head: ReactNode; estimation: Estimation }) {
  return (
    <EstimateLayout head={head}>
      <EmptyState
        icon={RulerIcon}
        title="Nothing is measured yet"
        action={
          <Button
            variant="primary"
            icon={estimation.plans ? RulerIcon : UploadIcon}
            href={href('estimation-tool-overview', { uuid: estimation.uuid })}
          >
            {estimation.plans ? 'Open the plans' : 'Upload a plan set'}
          </Button>
        }
      >
        What is drawn on the plans becomes quantities here, and its assembly prices them.
      </EmptyState>
    </EstimateLayout>
  );
}
