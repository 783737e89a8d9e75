import type { ToolId } from '../types.ts';

/** True if a tool can be used: read-only sheets are for looking and, if allowed, comments. */
export function isToolAvailable(
  id: ToolId,
  { isReadOnly, takesDetails }: { isReadOnly: boolean; takesDetails: boolean },
  takesPins = false,
): boolean {
  if (id === 'pin') return takesPins;
  if (isReadOnly) return id === 'select' || id === 'pan' || id === 'zoom';
  return id !== 'detail' || takesDetails;
}
