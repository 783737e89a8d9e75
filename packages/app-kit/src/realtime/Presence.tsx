import type { PresentPerson } from '@plumbline/api';
import { AvatarGroup } from '@plumbline/ui/Avatar';
import { realtimeMessages } from './messages.ts';
import { nameOfPerson, usePresence } from './usePresence.ts';

interface Props {
  /** Entity of the record, such as `estimation`. */
  propType: string;
  /** Id of the record. */
  propId: string;
}

/** Avatars of the other users who have a record open. */
export function PresentUsers({ people }: { people: readonly PresentPerson[] }) {
  return people.length > 0 ? (
    <AvatarGroup label={realtimeMessages.alsoViewing} names={people.map(nameOfPerson)} size={24} />
  ) : null;
}

/** Shows who else has a record open and reports this window to them. */
export function Presence(props: Props) {
  return <PresentUsers people={usePresence(props)} />;
}
