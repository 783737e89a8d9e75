import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState, ErrorState } from '../Feedback/States.tsx';
import { chartMessages } from './Chart.messages.ts';
import { ChartSkeleton, type ChartShape } from './ChartSkeleton.tsx';
import type { ChartBaseProps } from './chartTypes.ts';
import * as styles from './Plot.css.ts';

interface ChartPlaceholderProps extends Pick<
  ChartBaseProps,
  'isLoading' | 'errorMessage' | 'onRetry' | 'emptyState'
> {
  height: number;
  /** Shape in which the chart loads. */
  shape: ChartShape;
}

/** Loading, failed or empty chart. */
export function ChartPlaceholder({
  height,
  shape,
  isLoading,
  errorMessage,
  onRetry,
  emptyState,
}: ChartPlaceholderProps) {
  const messages = useMessages('chart', chartMessages);
  if (isLoading) return <ChartSkeleton shape={shape} height={height} />;
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
