import type { Estimation } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { useAccess, useDecision } from '@plumbline/permissions/react';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { freezeRefusal } from '@plumbline/validation/freeze';
import { versionsMessages } from './messages.ts';

const right = { app: 7, name: 'estimation', type: 'e' } as const;
type Row = Pick<Estimation, 'frozen' | 'outcome' | 'reviewer' | 'reviewer_id'>;

const refusalOf = ({ frozen, outcome, reviewer }: Row) =>
  frozen ? freezeRefusal({ ...frozen, reviewer, outcome: outcome?.outcome ?? null }) : undefined;

/** Decides if the user may change the inputs of an estimate: the right to edit, and not frozen. */
export function useMayChange(row: Row | undefined): Decision {
  const decision = useDecision(right);
  const text = row && refusalOf(row);
  return decision.allowed && text ? { allowed: false, reason: 'limited', right, text } : decision;
}

/** Decides if the user may unfreeze an estimate or withdraw its award or loss. */
export function useMayUnfreeze(row: Row): Decision {
  const decision = useDecision(right);
  const profile = useProfile();
  const access = useAccess();
  const text = refusalOf(row);
  const isTheirs =
    access?.session.a === 1 ||
    (profile !== undefined && [row.frozen?.by_id, row.reviewer_id].includes(profile.uuid));
  return decision.allowed && text && !isTheirs
    ? { allowed: false, reason: 'limited', right, text }
    : decision;
}

/** Change function of a version; always rejects. */
export const keepsStill = () => Promise.reject(new Error('Versions are read-only.'));
export const versionDecision: Decision = {
  allowed: false,
  reason: 'limited',
  right,
  text: versionsMessages.versionsAreReadOnly,
};
