import type { ReactNode } from 'react';
import type { TaskViewMode } from './views/TaskViewMode.ts';
import type { Place } from './navigation/location.ts';

/** Place whose tasks are shown, and how. */
export interface TaskPlaceProps {
  place: Place;
  title: string;
  /** Breadcrumbs of the space and parent tasks. */
  above?: ReactNode;
  view: TaskViewMode;
  /** Id of a task in the path, whose panel is open. */
  named?: string | undefined;
  /** Address to open when that panel closes. */
  base?: string;
  /** True if the user's share level permits adding and moving tasks. */
  isOpen: boolean;
  actions?: ReactNode;
  /** Title and text of the empty state. */
  empty?: { title: string; text: string };
}
