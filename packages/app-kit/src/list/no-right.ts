import type { Right } from '@plumbline/permissions';

/** Right of an action that a list does not have; nobody holds it. */
export const noRight: Right = { app: -1, name: '', type: 'v' };
