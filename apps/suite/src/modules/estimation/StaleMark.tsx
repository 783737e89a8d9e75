import { Pill } from '@plumbline/ui/Pill';
import { signed } from './signed.ts';

/** What something that is out of date would come to more or less today. */
export const staleText = (difference: string | null | undefined): string =>
  Number(difference ?? 0) === 0 ? 'Out of date' : `${signed(difference ?? '0')} today`;

export function StaleMark({ difference }: { difference: string | null | undefined }) {
  return <Pill tone="warn">{staleText(difference)}</Pill>;
}
