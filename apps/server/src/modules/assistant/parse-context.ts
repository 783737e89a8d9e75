import type { AssistantEntity, Plan, Vocabulary } from './plan.ts';

/** Input for parsing a question besides its text. */
export interface ParseContext {
  today: string;
  /** The user who asks. */
  me: string;
  mayList: (entity: AssistantEntity) => boolean;
  vocabulary: (entity: AssistantEntity) => Vocabulary;
  /** Previous plan of the conversation. */
  previous?: Plan | undefined;
  /** Area used when the question names none. */
  area?: string | undefined;
}
