import type { Estimation } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { useAccess, useDecision } from '@plumbline/permissions/react';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { freezeRefusal } from '@plumbline/validation/freeze';

const right = { app: 7, name: 'estimation', type: 'e' } as const;
type Row = Pick<Estimation, 'frozen' | 'outcome' | 'reviewer' | 'reviewer_id'>;

const refusalOf = ({ frozen, outcome, reviewer }: Row) =>
  frozen ? freezeRefusal({ ...frozen, reviewer, outcome: outcome?.outcome ?? null }) : undefined;

/** Whether somebody may change what an estimate's figures follow from: the right, and that it is not frozen. */
export function useMayChange(row: Row | undefined): Decision {
  const decision = useDecision(right);
  const text = row && refusalOf(row);
  return decision.allowed && text ? { allowed: false, reason: 'limited', right, text } : decision;
}

/** Whether somebody may unfreeze an estimate, or withdraw how its bid ended. */
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

/** The way to change a version: there is none. */
export const keepsStill = () => Promise.reject(new Error('A version does not change.'));
export const versionDecision: Decision = {
  allowed: false,
  reason: 'limited',
  right,
  text: 'A version does not change.',
};
