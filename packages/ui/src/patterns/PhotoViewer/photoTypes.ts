import type { ReactNode } from 'react';
import type { PhotoMark } from './photoMarks.ts';

/** Quarter turns of a photo, in degrees clockwise. */
export type PhotoRotation = 0 | 90 | 180 | 270;

/** Photo with its details. */
export interface Photo {
  /** Unique id. */
  id: string;
  /** File name. */
  name: string;
  /** Alternative text; the file name by default. */
  description?: string;
  /** Address of the full picture. */
  src: string;
  /** Address of a small copy for the grid, and until the full picture is loaded. */
  thumbnailSrc?: string;
  /** Local day on which it was taken, as YYYY-MM-DD; the caller knows the time zone. '' if unknown. */
  day: string;
  /** Instant at which it was taken. */
  takenAt?: string;
  /** Note below the time, e.g. where the time comes from. */
  takenNote?: string;
  /** Person who took it. */
  takenBy?: string;
  /** Place in words. */
  location?: string;
  /** Record that the photo belongs to. */
  record?: { label: string; href: string };
  /** Size of the file in bytes. */
  size?: number;
  /** Further facts of the details panel. */
  details?: readonly { term: string; value: ReactNode }[];
  /** Rotation in which it is shown. */
  rotation?: PhotoRotation;
  /** Marks on the photo. */
  marks?: readonly PhotoMark[];
}
