import type { Quote } from '@plumbline/api';
import { defineDocument } from '../../../resource/document/define-document.ts';
import type { DocumentScope } from '../../../resource/document/transition.ts';
import { acceptTransition, declineTransition } from './answer-transition.ts';
import { closeTransition, reopenTransition } from './closing-transitions.ts';
import { draftText } from './document.ts';
import { issueTransition } from './issue-transition.ts';
import { quotePdf } from './pdf/quote-pdf.ts';
import { quoteStatuses, storedStatus } from './quote-status.ts';
import { quoteOf } from './revision-lines.ts';

/** A revision of an estimation's quote. */
export interface QuoteRef {
  estimation_id: string;
  uuid: string;
}

/** Revisions of quotes as documents: a draft is sent once, then answered, or closed and reopened. */
export const quoteDocument = defineDocument({
  module: 'estimation',
  entity: 'quote',
  label: 'quote',
  table: 'quote',
  key: 'quote_id',
  statusColumn: 'status',
  statuses: quoteStatuses,
  transitions: {
    issue: issueTransition,
    accept: acceptTransition,
    decline: declineTransition,
    close: closeTransition,
    reopen: reopenTransition,
  },
  editable: ['Draft'],
  frozenReason: 'A sent revision cannot be changed. Create a new revision.',
  read: ({ estimation_id, uuid }: QuoteRef, context: DocumentScope) => quoteOf(estimation_id, uuid, context),
  status: storedStatus,
  shownStatus: ({ status }: Quote) => status,
  id: ({ uuid }) => uuid,
  name: ({ name }) => name,
  sending: { snapshots: { table: 'quote_issue', key: 'quote_id' }, draftText, pdf: quotePdf },
});
