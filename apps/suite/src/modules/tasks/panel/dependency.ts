import type { TaskDependency } from '@plumbline/api';
import { panelMessages } from './messages.ts';

export type DependencyType = TaskDependency['type'];
/** Labels of the four dependency types. */
export const dependencyTypes: Readonly<Record<DependencyType, string>> = {
  FS: panelMessages.finishToStart,
  SS: panelMessages.startToStart,
  FF: panelMessages.finishToFinish,
  SF: panelMessages.startToFinish,
};

/** Formats a dependency, e.g. "Finish to start, 2 days later". */
export function dependencyText({ type, lag }: Pick<TaskDependency, 'type' | 'lag'>): string {
  const days = Math.abs(lag) === 1 ? panelMessages.oneDay : `${Math.abs(lag)} days`;
  return lag === 0
    ? dependencyTypes[type]
    : `${dependencyTypes[type]}, ${days} ${lag > 0 ? 'later' : 'earlier'}`;
}
