import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { mapMessages } from './Map.messages.ts';
import type { MapRadius } from './mapTypes.ts';
import type { PlaceText } from './usePlaceText.ts';
import type { PlacesInView } from './usePlacesInView.ts';

interface MapAloudProps {
  label: string;
  hintId: string;
  /** Number of places in view as text. */
  counted: string;
  seen: PlacesInView;
  /** The list is visible and need not be repeated for screen readers. */
  isListed: boolean;
  radius: MapRadius | undefined;
  within: number;
  said: PlaceText;
}

/** Description of the map for assistive technology: the names of the places in view. */
export function MapDescription({
  label,
  hintId,
  counted,
  seen,
  isListed,
  radius,
  within,
  said,
}: MapAloudProps) {
  const messages = useMessages('map', mapMessages);
  return (
    <VisuallyHidden as="div">
      <span id={hintId}>{messages.hint}</span>
      <span role="status">{counted}</span>
      {radius && (
        <p>
          {messages.within(
            said.miles(radius.miles),
            radius.label ?? '',
            messages.places(within, said.count(within)),
          )}
        </p>
      )}
      {!isListed && (
        <ul aria-label={messages.listLabel(label)}>
          {seen.shown.map((point) => (
            <li key={point.id}>{said.ofPoint(point)}</li>
          ))}
          {seen.count > seen.shown.length && (
            <li>{messages.more(said.count(seen.count - seen.shown.length))}</li>
          )}
        </ul>
      )}
    </VisuallyHidden>
  );
}
