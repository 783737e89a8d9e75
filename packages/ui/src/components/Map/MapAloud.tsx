import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { mapWords } from './Map.messages.ts';
import type { MapRadius } from './mapTypes.ts';
import type { Said } from './say.ts';
import type { Seen } from './useSeen.ts';

interface MapAloudProps {
  label: string;
  hintId: string;
  /** How many of all are in view. */
  counted: string;
  seen: Seen;
  /** The list is on the screen, and need not be said twice. */
  isListed: boolean;
  radius: MapRadius | undefined;
  within: number;
  said: Said;
}

/** The map for those who listen: what is in view, by name. */
export function MapAloud({ label, hintId, counted, seen, isListed, radius, within, said }: MapAloudProps) {
  const words = useMessages('map', mapWords);
  return (
    <VisuallyHidden as="div">
      <span id={hintId}>{words.hint}</span>
      <span role="status">{counted}</span>
      {radius && (
        <p>
          {words.within(
            said.miles(radius.miles),
            radius.label ?? '',
            words.places(within, said.count(within)),
          )}
        </p>
      )}
      {!isListed && (
        <ul aria-label={words.listLabel(label)}>
          {seen.shown.map((point) => (
            <li key={point.id}>{said.ofPoint(point)}</li>
          ))}
          {seen.count > seen.shown.length && (
            <li>{words.more(said.count(seen.count - seen.shown.length))}</li>
          )}
        </ul>
      )}
    </VisuallyHidden>
  );
}
