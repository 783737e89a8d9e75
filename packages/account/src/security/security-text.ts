import type { UserAccount } from '@plumbline/api';
import type { Tone } from '@plumbline/app-kit/data/lookups';
import { securityMessages } from './messages.ts';

const tones: Record<string, Tone> = { active: 'ok', invited: 'wait', deactivated: 'neutral' };
export const statusOptions = [
  { id: 'active', label: securityMessages.active },
  { id: 'invited', label: securityMessages.invited },
  { id: 'deactivated', label: securityMessages.deactivated },
];
export const statusTone = (status: string): Tone => tones[status] ?? 'neutral';
export const statusLabel = (status: string): string =>
  statusOptions.find(({ id }) => id === status)?.label ?? status;

export const nameOf = ({ firstname, lastname }: Pick<UserAccount, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** Access level of a user as shown in a list. */
export const levelOf = (row: UserAccount): string =>
  row.is_admin ? 'Administrator' : row.role_name || (row.group_names ? '' : 'None');
