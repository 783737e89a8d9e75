import type { PublicQuote, PublicQuoteDecision } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import type { Context, FileReply } from '../../context/context.ts';

/** Context of a public link: the company is set, without a signed-in user. */
export type ShareContext = Pick<Context, 'tx' | 'ports'> & { company: string };

/** File of a shared item. */
export interface SharedItem {
  id: string;
  name: string;
  content_type: string;
  size?: number;
}

/** Kind of record that can be opened by a share link. */
export interface Shareable {
  /** Name used in error messages, for example `This quote`. */
  label: string;
  module: string;
  /** Right required to create the link and for it to work: the link stops when its creator loses the right. */
  right: Right;
  /** Returns the content of the shared item; undefined if it no longer exists. */
  show(
    uuid: string,
    context: ShareContext,
  ): Promise<{ title: string; note?: string; items: SharedItem[]; quote?: PublicQuote } | undefined>;
  /**
   * Permission of a user on the item beyond the right to its entity: 0 share, 1 view, null none. Checked when a link is
   * created, and for its creator whenever it is opened.
   */
  permission?(uuid: string, userId: string, context: Pick<Context, 'tx'>): Promise<0 | 1 | null>;
  /** @param item id of an item that `show` returned. */
  file(uuid: string, item: SharedItem, context: ShareContext): Promise<FileReply>;
  /** Called after the first opening of a record through any of its links. */
  opened?(uuid: string, context: Pick<Context, 'tx' | 'ports' | 'requestId'>): Promise<void>;
  /** Handles the response of a visitor, for items that ask for one. */
  answer?(
    uuid: string,
    body: PublicQuoteDecision,
    context: ShareContext & Pick<Context, 'afterCommit' | 'requestId'>,
  ): Promise<void>;
}
