import type { FieldMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import type { OperationId } from '../../context/context.ts';

/** Entity that users ask about: a list of the contract with its synonyms. */
export interface AssistantEntity {
  name: string;
  /** Singular in the middle of a sentence. */
  one: string;
  many: string;
  /** Synonyms in lower case. */
  alias: readonly string[];
  /** The word by which answers link into modules. */
  module: string;
  /** The call that lists them. */
  call: OperationId;
  path: string;
  fields: Readonly<Record<string, FieldMeta>>;
  title: readonly string[];
  /** The address of one, with `{uuid}`. */
  page?: string | undefined;
  /** The route of their list. */
  list?: string | undefined;
  /** The figure that is meant where none is named. */
  sum?: string | undefined;
  /** Conditions that every row meets because of the entity's name, e.g. `type = 1` for files. */
  fixed?: readonly Condition[] | undefined;
  /** Names for some of its rows alone, and what these have in common. */
  means?: Readonly<Record<string, Condition>> | undefined;
  /** The address of a row, where it is not `page`. */
  pageOf?: ((row: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
  /** Phrases that mean all records without further conditions. */
  around?: readonly string[] | undefined;
  /** The list supports no filters; it is opened with a search text only. */
  isSoughtOnly?: boolean | undefined;
  /** Rights of which one is sufficient, if the call requires none. */
  rights?: readonly Right[] | undefined;
  /** Calls that list, of one row, the rows of another list that belong to it: by the name of that list. */
  parts?: Readonly<Record<string, { call: OperationId; path: string } | undefined>> | undefined;
  /** Call that lists the caller's own records, if no field names their owner. */
  mine?: { call: OperationId; path: string; list: string } | undefined;
}

export type Operator = 'eq' | 'ne' | 'ilike' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin';
export interface Condition {
  field: string;
  op: Operator;
  value: string | number | boolean | null | string[];
  /** Original wording, if it reads better than the values: "this month". */
  phrase?: string | undefined;
}

/** Synonyms of an entity of the contract. */
export interface AssistantAliases {
  /** Synonyms in lower case, in the singular. */
  alias?: readonly string[];
  /** Link word of the module that an answer leads to, where it is not the entity's module. */
  module?: string;
  /** Route name of the list, where it is not the entity's own. */
  list?: string;
  /** Call that lists the caller's own records, if no field names their owner. */
  mine?: AssistantEntity['mine'];
}

/** Example question that help shows to users who may list its entity. */
export interface HelpQuestion {
  question: string;
  /** Entity that the question lists; undefined for a question without a required right. */
  entity?: string;
  /** Place among the examples of all modules, of which help shows the first five. */
  sequence: number;
}

/** Lists and example questions that a module adds to the assistant's help. */
export interface AssistantHelp {
  /** Entities that the help text names, with their place in it. Other lists are only counted there. */
  lists?: Readonly<Record<string, number>>;
  questions?: readonly HelpQuestion[];
}

const helpLists = new Map<string, number>();
const helpQuestions: HelpQuestion[] = [];

/** Adds a module's text to the assistant's help. */
export function registerAssistantHelp({ lists = {}, questions = [] }: AssistantHelp): void {
  for (const [entity, place] of Object.entries(lists)) helpLists.set(entity, place);
  helpQuestions.push(...questions);
}
/** Entities that the help text names, in its order. */
export const helpEntities = (): string[] =>
  [...helpLists].toSorted(([, a], [, b]) => a - b).map(([entity]) => entity);
/** Example questions of all modules in order of preference. */
export const exampleQuestions = (): HelpQuestion[] =>
  helpQuestions.toSorted((a, b) => a.sequence - b.sequence);

const aliasesByEntity = new Map<string, AssistantAliases>();
const registered: AssistantEntity[] = [];

/** Adds a module's synonyms for entities of the contract. */
export function registerAssistantAliases(aliases: Readonly<Record<string, AssistantAliases>>): void {
  for (const [entity, own] of Object.entries(aliases)) aliasesByEntity.set(entity, own);
}
/** Adds lists that can be asked about and are no entity of the contract. */
export const registerAssistantEntities = (entities: readonly AssistantEntity[]): void =>
  void registered.push(...entities);

/** Synonyms of an entity. */
export const assistantAliases = (entity: string): AssistantAliases => aliasesByEntity.get(entity) ?? {};
/** Lists that modules added beside the entities of the contract. */
export const registeredAssistantEntities = (): readonly AssistantEntity[] => registered;
