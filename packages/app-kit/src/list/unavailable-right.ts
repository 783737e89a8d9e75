import type { Right } from '@plumbline/permissions';

/** Right for actions that a list does not have; no user has it. */
export const unavailableRight: Right = { app: -1, name: '', type: 'v' };
