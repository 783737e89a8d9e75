import { Failed } from '@plumbline/app-kit/data/load-states';
import { Drawer } from '@plumbline/ui/Drawer';
import { Skeleton } from '@plumbline/ui/Skeleton';
import type { ReactNode } from 'react';
import type { Calculators, useCalculators } from './useCalculators.ts';
import { calculatorsMessages } from './messages.ts';

/** Loads the formula definitions for a form; shows an empty drawer meanwhile. */
export function WithCalculators({
  of: { calculators, error, reload },
  title,
  onClose,
  children,
}: {
  of: ReturnType<typeof useCalculators>;
  title: string;
  onClose: () => void;
  children: (calculators: Calculators) => ReactNode;
}) {
  if (calculators) return children(calculators);
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} width={720}>
      {error ? (
        <Failed error={error} onRetry={reload} />
      ) : (
        <Skeleton shape="line" count={6} label={calculatorsMessages.loadingTheFormulas} />
      )}
    </Drawer>
  );
}
