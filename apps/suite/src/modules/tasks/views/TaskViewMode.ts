/** Presentation of a task list. */
export type TaskViewMode = 'table' | 'kanban';
