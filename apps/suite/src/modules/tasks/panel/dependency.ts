import type { TaskDependency } from '@plumbline/api';

export type DependencyType = TaskDependency['type'];
/** Labels of the four dependency types. */
export const dependencyTypes: Readonly<Record<DependencyType, string>> = {
  FS: 'Finish to start',
  SS: 'Start to start',
  FF: 'Finish to finish',
  SF: 'Start to finish',
};

/** Formats a dependency, e.g. "Finish to start, 2 days later". */
export function dependencyText({ type, lag }: Pick<TaskDependency, 'type' | 'lag'>): string {
  const days = Math.abs(lag) === 1 ? '1 day' : `${Math.abs(lag)} days`;
  return lag === 0
    ? dependencyTypes[type]
    : `${dependencyTypes[type]}, ${days} ${lag > 0 ? 'later' : 'earlier'}`;
}
