import { Skeleton } from '@plumbline/ui/Skeleton';
import { EditDrawer, type EditDrawerProps } from './EditDrawer.tsx';
import { SectionLoaded } from '../data/load-states.tsx';
import { formMessages } from './messages.ts';

interface Call {
  data?: unknown;
  error?: unknown;
  mutate: () => Promise<unknown>;
}

/** Drawer of a form whose fields are loading or could not be loaded. */
export function FormSkeleton({
  waitsFor,
  ...drawer
}: Pick<EditDrawerProps, 'title' | 'submitLabel' | 'onClose'> & {
  /** Calls that the form depends on. */
  waitsFor: readonly Call[];
}) {
  const failed = waitsFor.find(({ data, error }) => data === undefined && error !== undefined);
  return (
    <EditDrawer
      {...drawer}
      onSubmit={() => undefined}
      isDirty={false}
      isPending={!failed}
      {...(failed ? { disabledReason: formMessages.formFailed } : {})}
    >
      {failed ? (
        <SectionLoaded of={failed} label={formMessages.loadingForm}>
          {null}
        </SectionLoaded>
      ) : (
        <Skeleton shape="line" count={8} label={formMessages.loadingForm} />
      )}
    </EditDrawer>
  );
}
