import type { PublicQuote, PublicQuoteDecision } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import type { Context, FileReply } from '../../context/context.ts';

/** What a public link is shown with: the company that it belongs to is set, and nobody is signed in. */
export type ShareContext = Pick<Context, 'tx' | 'ports'> & { company: string };

/** One file of what a link names. */
export interface SharedItem {
  id: string;
  name: string;
  content_type: string;
  size?: number;
}

/** A kind of thing that can be handed out by public link. */
export interface Shareable {
  /** What a person reads when it is missing, for example `This quote`. */
  label: string;
  module: string;
  /** What making a link demands, and keeping it: a link does nothing for a maker who has lost it. */
  right: Right;
  /** What the link names, and nothing beside it; undefined when it is not there any more. */
  show(
    uuid: string,
    context: ShareContext,
  ): Promise<{ title: string; note?: string; items: SharedItem[]; quote?: PublicQuote } | undefined>;
  /**
   * What somebody may do with this one beyond the right to its kind: 0 hand it out, 1 look at it, null nothing. Asked of
   * whoever makes a link, and of its maker whenever it is opened.
   */
  permission?(uuid: string, userId: string, context: Pick<Context, 'tx'>): Promise<0 | 1 | null>;
  /** @param item one that `show` told of. */
  file(uuid: string, item: SharedItem, context: ShareContext): Promise<FileReply>;
  /** What whoever holds the link answers to it, where it asks for an answer. */
  answer?(
    uuid: string,
    body: PublicQuoteDecision,
    context: ShareContext & Pick<Context, 'afterCommit' | 'requestId'>,
  ): Promise<void>;
}
