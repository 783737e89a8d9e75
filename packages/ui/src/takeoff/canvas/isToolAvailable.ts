import type { ToolId } from '../types.ts';

interface Availability {
  isReadOnly: boolean;
  takesDetails: boolean;
  takesPins: boolean;
}

/** True if a tool can be used: read-only sheets are for looking and, if allowed, comments. */
export function isToolAvailable(id: ToolId, { isReadOnly, takesDetails, takesPins }: Availability): boolean {
  if (id === 'pin') return takesPins;
  if (isReadOnly) return id === 'select' || id === 'pan' || id === 'zoom';
  return id !== 'detail' || takesDetails;
}
