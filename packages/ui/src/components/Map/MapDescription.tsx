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
  placeText: PlaceText;
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
  placeText,
}: MapAloudProps) {
  const messages = useMessages('map', mapMessages);
  return (
    <VisuallyHidden as="div">
      <span id={hintId}>{messages.hint}</span>
      <span role="status">{counted}</span>
      {radius && (
        <p>
          {messages.within(
            placeText.miles(radius.miles),
            radius.label ?? '',
            messages.places(within, placeText.count(within)),
          )}
        </p>
      )}
      {!isListed && (
        <ul aria-label={messages.listLabel(label)}>
          {seen.shown.map((point) => (
            <li key={point.id}>{placeText.ofPoint(point)}</li>
          ))}
          {seen.count > seen.shown.length && (
            <li>{messages.more(placeText.count(seen.count - seen.shown.length))}</li>
          )}
        </ul>
      )}
    </VisuallyHidden>
  );
}
