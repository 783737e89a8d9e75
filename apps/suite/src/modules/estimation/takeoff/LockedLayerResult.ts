/** Result of saving shapes whose layer was locked by someone else. */
export interface LockedLayerResult {
  /** Reason from the server, with the layer's name. */
  reason: string;
  /** Number of new shapes kept without a layer. */
  moved: number;
  /** Number of changed shapes kept as copies beside the locked originals. */
  copied: number;
  /** Number of deleted shapes that remain. */
  stayed: number;
}
