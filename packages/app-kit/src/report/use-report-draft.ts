import { useMemo } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { newReport } from './props.ts';
import type { ReportViewProps } from './report-view-props.ts';
import { isSameReport, completeSettings, type CompleteSettings } from './settings.ts';

/** Settings of a report with unsaved changes. */
export interface ReportDraft extends CompleteSettings {
  /** Version the changes are based on, for conflict detection. */
  from: number;
}

/** Changed settings of a report, kept until they are saved or discarded. */
export function useReportDraft({ id, entity, module, saved, report }: ReportViewProps) {
  const isNew = id === newReport;
  const draft = useDraft<ReportDraft>(`report ${isNew ? `${module} ${entity.name}` : id}`, {
    ...completeSettings(saved),
    from: report?.version ?? 0,
  });
  const { from, ...settings } = draft.value;
  const text = JSON.stringify(settings);
  // Keep the object identity of equal settings so that the chart is not re-rendered on each keystroke.
  const shown = useMemo(() => JSON.parse(text) as CompleteSettings, [text]);
  return {
    draft,
    from,
    shown,
    isNew,
    isChanged: !isSameReport(shown, saved),
    change: (part: Partial<CompleteSettings>) => draft.change({ from, ...part }),
  };
}
