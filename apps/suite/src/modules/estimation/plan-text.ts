import type { DriveFile, PlanPage } from '@plumbline/api';
import { revisionNote } from './compare/pair.ts';
import { measuresText } from './measures-text.ts';

/** A file that is being read. */
export const isBusy = (file: DriveFile) => file.cloud_status && file.state === 'processing';
const measuredOn = ({ measures }: PlanPage) => (measures === 0 ? 'Not measured yet' : measuresText(measures));
/** What is said below a sheet: what was found on it, else how it stands. */
export const noteOf = (page: PlanPage, pages: readonly PlanPage[]) =>
  page.found ??
  (page.is_processed < 4
    ? 'Reading page'
    : [revisionNote(page, pages), measuredOn(page)].filter(Boolean).join(' · '));

/** Why a plan set stays: what is measured on it goes first, by itself. */
export function heldBecause(pages: readonly PlanPage[]): string | undefined {
  const measures = pages.reduce((sum, page) => sum + page.measures, 0);
  if (measures === 0) return undefined;
  const [are, them] = measures === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${measuresText(measures)} ${are} drawn on this plan set. Delete ${them} first.`;
}
