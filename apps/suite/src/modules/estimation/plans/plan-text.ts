import type { DriveFile, PlanPage } from '@plumbline/api';
import { revisionNote } from '../compare/sheet-pair.ts';
import { measuresText } from '../measures-text.ts';
import { plansMessages } from './messages.ts';

/** Plan set that is being processed. */
export const isBusy = (file: DriveFile) => file.cloud_status && file.state === 'processing';
const measuredOn = ({ measures }: PlanPage) =>
  measures === 0 ? plansMessages.notMeasuredYet : measuresText(measures);
/** Note below a sheet: search matches, otherwise its state. */
export const noteOf = (page: PlanPage, pages: readonly PlanPage[]) =>
  page.found ??
  (page.is_processed < 4
    ? 'Processing'
    : [revisionNote(page, pages), measuredOn(page)].filter(Boolean).join(' · '));

/** Reason why a plan set cannot be removed while it has measures. */
export function heldBecause(pages: readonly PlanPage[]): string | undefined {
  const measures = pages.reduce((sum, page) => sum + page.measures, 0);
  if (measures === 0) return undefined;
  const them = measures === 1 ? 'it' : 'them';
  return plansMessages.planSetMeasuredReason(measuresText(measures), them);
}
