import { tasksMessages } from './messages.ts';

/** Reason shown for disabled actions of a read-only task. */
export const readOnlyText = tasksMessages.readOnlyAccess;
/** True if the share level permits editing; 0 and 1 are read-only as specified. */
export const mayChange = ({ permission }: { permission: number }): boolean => permission > 1;
/** True if the share level permits deleting and sharing. */
export const isFull = ({ permission }: { permission: number }): boolean => permission >= 3;
