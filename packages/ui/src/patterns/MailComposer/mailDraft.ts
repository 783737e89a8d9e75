import { addressFault, type MailAddress } from './mailAddresses.ts';

/** File attached to a draft. */
export interface DraftFile {
  /** Unique id. */
  id: string;
  /** File name. */
  name: string;
  /** Media type of the content. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Progress of its upload from 0 to 100; absent when it is stored. */
  percent?: number;
  /** Why it could not be uploaded. */
  error?: string;
}

/** Mail that is being written. */
export interface MailDraft {
  /** Id of the sender. */
  from?: string;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  bcc: readonly MailAddress[];
  subject: string;
  /** HTML of the allow-list of `CommentEditor`, with merge fields as `{{name}}`. */
  html: string;
  files: readonly DraftFile[];
}

/** Problem that prevents sending a draft. */
export type DraftProblem =
  | { field: 'to'; kind: 'none' }
  | { field: 'to' | 'cc' | 'bcc'; kind: 'invalid'; count: number }
  | { field: 'files'; kind: 'uploading' | 'failed' }
  | { field: 'files'; kind: 'tooLarge'; excess: number }
  | { field: 'text'; kind: 'unknownFields'; names: string[] };

/** Size of all files of a draft in bytes. */
export const filesSize = (files: readonly DraftFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Merge fields in a text that are not among the known ones, each once. */
export function unknownFields(html: string, known: readonly string[]): string[] {
  const used = [...html.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(used)].filter((name) => !known.includes(name));
}

export interface DraftRules {
  /** Largest size of all files together in bytes. */
  maxBytes?: number | undefined;
  /** Names of the merge fields; undefined if the text has none and braces are just text. */
  fields?: readonly string[] | undefined;
}

/** Returns the problems that prevent sending a draft, in the order of its fields. */
export function draftProblems(draft: MailDraft, { maxBytes, fields }: DraftRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.to.length + draft.cc.length + draft.bcc.length === 0)
    problems.push({ field: 'to', kind: 'none' });
  for (const field of ['to', 'cc', 'bcc'] as const) {
    const count = draft[field].filter(({ address }) => addressFault(address) !== undefined).length;
    if (count > 0) problems.push({ field, kind: 'invalid', count });
  }
  const unknown = fields ? unknownFields(draft.html, fields) : [];
  if (unknown.length > 0) problems.push({ field: 'text', kind: 'unknownFields', names: unknown });
  if (draft.files.some(({ error }) => error !== undefined)) problems.push({ field: 'files', kind: 'failed' });
  else if (draft.files.some(({ percent }) => percent !== undefined))
    problems.push({ field: 'files', kind: 'uploading' });
  const excess = filesSize(draft.files) - (maxBytes ?? Infinity);
  if (excess > 0) problems.push({ field: 'files', kind: 'tooLarge', excess });
  return problems;
}
