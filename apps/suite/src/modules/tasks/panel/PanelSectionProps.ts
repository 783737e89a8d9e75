import type { TaskDetail } from '@plumbline/api';
import type { PanelState } from './use-panel.ts';

/** Props of a section of the task panel. */
export interface PanelSectionProps {
  /** State and actions of the panel. */
  panel: PanelState;
  /** Task that is shown. */
  task: TaskDetail;
  /** True if the user may not change the task. */
  isReadOnly: boolean;
  /** Opens another task in the panel. */
  onOpen: (uuid: string) => void;
}
