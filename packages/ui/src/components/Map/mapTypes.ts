import type { ReactNode, Ref } from 'react';
import type { vars } from '../../tokens/contract.css.ts';
import type { Tone } from '../Status/tones.ts';

/** Geographic position in degrees (WGS 84); south and west are negative. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Point of the map, such as an account, job or warehouse. Several may have the same position. */
export interface MapPoint extends MapPlace {
  id: string;
  label: string;
  /** Second line in lists and cards, e.g. a street. */
  detail?: string;
  /** State, shown by color and icon; `toneLabels` has its text. */
  tone?: Tone;
}

/** A circle over the ground. */
export interface MapRadius extends MapPlace {
  /** Statute miles. */
  miles: number;
  /** Name of the center: "Eugene", "97401". */
  label?: string;
}

export type MapTint = keyof (typeof vars)['color']['tint'];

/** States that belong together: a territory. A state may be in several. */
export interface MapArea {
  id: string;
  label: string;
  /** Two-letter state codes, e.g. `OR`. */
  states: readonly string[];
  /** Tint of the area; by default the tints alternate. */
  tint?: MapTint;
}

/** View of the map: center and zoom. */
export interface MapView extends MapPlace {
  /** Web map zoom level from 2 to 14: 0 shows the world on 256 pixels, each level doubles it. */
  zoom: number;
}

/** Handle to control the map from outside. */
export interface MapHandle {
  /** Zooms to all points and the radius. */
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Centers a position at the given zoom or closer. */
  show(place: MapPlace, zoom?: number): void;
  focus(): void;
}

export interface MapProps {
  /** Accessible name, e.g. "Accounts". */
  label: string;
  /** Points in list order. Keep the array identity between renders, because clusters depend on it. */
  points: readonly MapPoint[];
  /** Emphasizes points within a radius; clusters do not cross it. The map moves to it when it changes. */
  radius?: MapRadius;
  /** Shaded states; a state in several areas is striped. */
  areas?: readonly MapArea[];
  /** Labels of the tones for legend and assistive technology, e.g. `{ ok: 'Active' }`. */
  toneLabels?: Partial<Record<Tone, string>>;
  /** Id of the selected item. */
  selectedId?: string | null;
  /** Initially selected id when uncontrolled. */
  defaultSelectedId?: string | null;
  /** Called with the id of the selected place, or null. */
  onSelect?: (id: string | null) => void;
  /** Renders the card of the selected point; without it points have no card. */
  renderCard?: (point: MapPoint, close: () => void) => ReactNode;
  /** Moves the map when it changes. Without it and `defaultView` all points are shown. */
  view?: MapView;
  /** Initial center and zoom when uncontrolled. */
  defaultView?: MapView;
  /** Called after the map has stopped moving. */
  onViewChange?: (view: MapView) => void;
  /** Shown over the map if there are no points. */
  emptyState?: ReactNode;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Handle to control the map. */
  ref?: Ref<MapHandle>;
}
