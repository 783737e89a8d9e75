import type { ReactNode, Ref } from 'react';
import type { vars } from '../../tokens/contract.css.ts';
import type { Tone } from '../Status/tones.ts';

/** A place on the ground, in degrees (WGS 84): south and west are negative. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Something that has a place: an account, a job, a warehouse. Several may have the same. */
export interface MapPoint extends MapPlace {
  id: string;
  label: string;
  /** A second line where there is room: a street, a type. */
  detail?: string;
  /** Its state, by colour and glyph; `toneLabels` puts it in words. */
  tone?: Tone;
}

/** A circle over the ground. */
export interface MapRadius extends MapPlace {
  /** Statute miles. */
  miles: number;
  /** What is in the middle: "Eugene", "97401". */
  label?: string;
}

export type MapTint = keyof (typeof vars)['color']['tint'];

/** States that belong together: a territory. A state may be in several. */
export interface MapArea {
  id: string;
  label: string;
  /** Two letters each, as the post writes them: `OR`. */
  states: readonly string[];
  /** Its shade; without one the areas take turns. */
  tint?: MapTint;
}

/** What the map shows: the place in its middle, and how near. */
export interface MapView extends MapPlace {
  /** As maps of the web count: 0 is the world on 256 pixels, one more doubles it. From 2 to 14. */
  zoom: number;
}

/** For what stands around a map: a list beside it, a shortcut. */
export interface MapHandle {
  /** All points and the radius. */
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Brings a place into the middle, at least this near. */
  show(place: MapPlace, zoom?: number): void;
  focus(): void;
}

export interface MapProps {
  /** Names the map: "Accounts". */
  label: string;
  /** In the order in which a list names them. Keep one identity between renders: clusters are made of it. */
  points: readonly MapPoint[];
  /** Points within it are emphasised, and clustered apart from those beyond. The map turns to it as it changes. */
  radius?: MapRadius;
  /** Shaded states. One that is in several areas is striped. */
  areas?: readonly MapArea[];
  /** The tones in words, for the legend and for those who listen: `{ ok: 'Active' }`. */
  toneLabels?: Partial<Record<Tone, string>>;
  selectedId?: string | null;
  defaultSelectedId?: string | null;
  onSelect?: (id: string | null) => void;
  /** What the card of the selected point says below its label. Without it points have no card. */
  renderCard?: (point: MapPoint, close: () => void) => ReactNode;
  /** The map goes there when it changes; it does not hold the map there. Without either, all points are shown. */
  view?: MapView;
  defaultView?: MapView;
  /** Called when the map has come to rest. */
  onViewChange?: (view: MapView) => void;
  /** Shown over the map while there are no points. */
  emptyState?: ReactNode;
  isLoading?: boolean;
  ref?: Ref<MapHandle>;
}
