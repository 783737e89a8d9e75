export interface AssistantTurn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Language model that interprets questions. It receives the names of lists and fields, never their data. */
export interface Assistant {
  /** @throws AssistantAway where it does not answer, too late, or refuses. */
  complete(turns: readonly AssistantTurn[]): Promise<string>;
}

/** The service did not respond or did not understand the question. */
export class AssistantAway extends Error {}
