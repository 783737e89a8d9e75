import { Skeleton } from '@plumbline/ui/Skeleton';
import { EditDrawer, type EditDrawerProps } from './EditDrawer.tsx';
import { PartLoaded } from '../data/load-states.tsx';

interface Call {
  data?: unknown;
  error?: unknown;
  mutate: () => Promise<unknown>;
}

/** The drawer of a form whose fields are not there yet, or could not be loaded. */
export function FormOnItsWay({
  waitsFor,
  ...drawer
}: Pick<EditDrawerProps, 'title' | 'submitLabel' | 'onClose'> & {
  /** The calls without which the form cannot be shown. */
  waitsFor: readonly Call[];
}) {
  const failed = waitsFor.find(({ data, error }) => data === undefined && error !== undefined);
  return (
    <EditDrawer
      {...drawer}
      onSubmit={() => undefined}
      isDirty={false}
      isPending={!failed}
      {...(failed ? { disabledReason: 'The form could not be loaded.' } : {})}
    >
      {failed ? (
        <PartLoaded of={failed} label="Loading the form">
          {null}
        </PartLoaded>
      ) : (
        <Skeleton shape="line" count={8} label="Loading the form" />
      )}
    </EditDrawer>
  );
}
