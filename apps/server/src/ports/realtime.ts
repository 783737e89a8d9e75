/** API path prefixes that changed, or `all` when changes may have been missed. */
export type ChangedAreas = readonly string[] | 'all';

export interface ChangeEvent {
  areas: ChangedAreas;
  /** Id of the window whose call made the change: it has loaded the new state already. */
  by?: string;
}

export interface Follower {
  onTold: (event: ChangeEvent) => void;
  onEnd: () => void;
}

/**
 * Notifies the clients of a company, on all servers, which API paths changed. An event contains neither the change nor
 * its author: clients reload with their own permissions.
 */
export interface Realtime {
  /** Sends an event. Events of one moment are merged. */
  announce(tenantId: string, areas: readonly string[], by?: string): void;
  /** @returns a function that unsubscribes. */
  follow(tenantId: string, follower: Follower): () => void;
  /** Ends every stream; clients reconnect to another server. */
  end(): void;
  stop(): Promise<void>;
}
