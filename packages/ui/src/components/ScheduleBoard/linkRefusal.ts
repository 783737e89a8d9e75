import { closesCircle } from './links.ts';
import type { scheduleBoardMessages } from './ScheduleBoard.messages.ts';
import type { ScheduleLink } from './scheduleTypes.ts';

/** Reason why two bars cannot be linked; undefined if they can. */
export function linkRefusal(
  links: readonly ScheduleLink[],
  fromId: string,
  targetId: string | undefined,
  messages: Pick<typeof scheduleBoardMessages, 'alreadyLinked' | 'circle'>,
): string | undefined {
  if (targetId === undefined) return undefined;
  if (links.some((link) => link.fromId === fromId && link.toId === targetId)) return messages.alreadyLinked;
  return closesCircle(links, fromId, targetId) ? messages.circle : undefined;
}
