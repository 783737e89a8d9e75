/** Presentation of a task list. */
export type View = 'table' | 'kanban';
