import { expect, test } from 'vitest';
import { revisionStatus } from './revision-status.ts';

test('a sent or expired revision that was replaced is superseded', () => {
  for (const status of ['Sent', 'Expired'] as const) {
    expect(revisionStatus({ status, is_active: false }).label).toBe('Superseded');
    expect(revisionStatus({ status, is_active: true }).label).toBe(status);
  }
});

test('a draft and an answered revision keep their status when they are replaced', () => {
  for (const status of ['Draft', 'Accepted', 'Declined', 'Closed'] as const)
    expect(revisionStatus({ status, is_active: false }).label).toBe(status);
});
