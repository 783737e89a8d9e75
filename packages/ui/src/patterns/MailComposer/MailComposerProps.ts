import type { ReactNode } from 'react';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import type { MailDraft } from './mailDraft.ts';
import type { SearchAddresses } from './useRecipientSuggestions.ts';

/** Field whose value is filled in for each recipient. */
export interface MergeField {
  /** Name between the braces: `{{name}}`. */
  name: string;
  /** Label in the menu. */
  label: string;
  /** Group heading in the menu. */
  group: string;
}

/** State of saving the draft. `local` means saved on this device while offline. */
export type DraftState = 'saving' | 'saved' | 'local' | 'failed';

export interface MailComposerProps {
  /** Names the composer for assistive technology, e.g. "Reply to Anil Nair". */
  label: string;
  /** Draft, kept by the caller so that it outlives the composer. */
  value: MailDraft;
  /** Called with the changed draft. */
  onChange: (draft: MailDraft) => void;
  /** Called to send a draft without problems, by the button and by Ctrl+Enter. */
  onSend: (draft: MailDraft) => void;
  /** Label of the send button, e.g. "Send and close". */
  sendLabel?: string;
  /** Other ways to send, beside the button. */
  sendActions?: readonly MenuEntry[];
  /** Times at which the draft can be sent, e.g. "Tomorrow, 8:00 AM"; the last one may ask for another. */
  sendTimes?: readonly { id: string; label: string; description?: string }[];
  /** Called with the id of the chosen time, for a draft without problems. */
  onSendLater?: (id: string, draft: MailDraft) => void;
  /** Mailboxes to send from; one is shown as text. */
  senders?: readonly { id: string; label: string }[];
  /** Offers people for the typed recipients. */
  onSearchPeople?: SearchAddresses;
  /** Templates to start from. */
  templates?: readonly { id: string; label: string; description?: string }[];
  /** Called with the id of the chosen template; the caller changes the draft. */
  onTemplate?: (id: string) => void;
  /** Fields that can be inserted; unknown ones keep the draft from being sent. */
  mergeFields?: readonly MergeField[];
  /** Called with chosen, pasted or dropped files; the caller adds them to the draft and uploads them. */
  onAttach?: (files: File[]) => void;
  /** Called with the id of a file to remove; without it the composer takes it out of the draft. */
  onDetach?: (id: string) => void;
  /** Largest size of all files together in bytes. */
  maxBytes?: number;
  /** State of the draft's storage. */
  draftState?: DraftState;
  /** Time of the last saving, e.g. "10:42 AM". */
  savedAt?: string;
  /** Called to save again after a failure. */
  onSaveAgain?: () => void;
  /** Called to discard the draft, after a question if it has content. */
  onDiscard?: () => void;
  /** Notice on the composer, e.g. that someone else is writing an answer. */
  notice?: ReactNode;
  /** True while offline: the caller sends the mail later. */
  isOffline?: boolean;
  /** The mail is being handed over. */
  isSending?: boolean;
  /** Instant until which sending can be undone; the composer is replaced by a countdown. */
  undoUntil?: string;
  /** Called to undo sending; the draft is shown again. */
  onUndo?: () => void;
  /** Why sending failed and what is safe. */
  errorMessage?: ReactNode;
  /** Focuses the first empty field on mount. */
  autoFocus?: boolean;
}
