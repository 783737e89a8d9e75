import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState, ErrorState } from '../Feedback/States.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { chartMessages } from './Chart.messages.ts';
import type { ChartBaseProps } from './chartTypes.ts';
import * as styles from './Plot.css.ts';

interface ChartPlaceholderProps extends Pick<
  ChartBaseProps,
  'isLoading' | 'errorMessage' | 'onRetry' | 'emptyState'
> {
  height: number;
}

/** Loading, failed or empty chart. */
export function ChartPlaceholder({
  height,
  isLoading,
  errorMessage,
  onRetry,
  emptyState,
}: ChartPlaceholderProps) {
  const messages = useMessages('chart', chartMessages);
  if (isLoading) return <ChartBones label={messages.loading} height={height} />;
  if (errorMessage !== undefined)
    return (
      <div className={styles.middle} style={{ minHeight: height }}>
        <ErrorState title={errorMessage} onRetry={onRetry} size="sm" />
      </div>
    );
  return (
    <div className={styles.middle} style={{ minHeight: height }}>
      {emptyState ?? <EmptyState title={messages.empty} size="sm" />}
    </div>
  );
}

function ChartBones({ label, height }: { label: string; height: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className={styles.bones} style={{ height }}>
        {Array.from({ length: 8 }, (_, at) => (
          <span key={at} className={styles.bone[(at % 4) as 0 | 1 | 2 | 3]} />
        ))}
      </div>
    </div>
  );
}
