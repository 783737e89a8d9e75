export const elapsedBarMessages = {
  /** Caption above the holder, e.g. "Ball in court, 3d". */
  heldFor: (label: string, length: string) => `${label}, ${length}`,
  /** Read after the segment that is running. */
  now: 'now',
  paused: 'clock paused',
  /** Read after the segment in which the due time passed. */
  late: (length: string) => `${length} of it after the due time`,
  due: (date: string) => `Due ${date}`,
  left: (length: string) => `${length} left`,
  overdue: (length: string) => `Overdue by ${length}`,
  endedLate: (length: string) => `Closed ${length} late`,
  endedInTime: 'Closed on time',
  ended: 'Closed',
  noDue: 'No due date',
  notStarted: 'The clock has not started',
  loading: 'Loading the times',
  why: 'Why this due time',
};
