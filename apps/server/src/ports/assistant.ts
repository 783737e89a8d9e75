export interface AssistantTurn {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A language model that is asked what a question means. It is told of lists and fields, never of what is in them. */
export interface Assistant {
  /** @throws AssistantAway where it does not answer, too late, or refuses. */
  complete(turns: readonly AssistantTurn[]): Promise<string>;
}

/** Nobody there understood the question. */
export class AssistantAway extends Error {}
