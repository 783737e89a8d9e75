import type { Tone } from '../../components/Status/tones.ts';

/** Sender or recipient of a mail. */
export interface MailPerson {
  /** Name; '' if only the address is known. */
  name: string;
  /** Address. */
  address: string;
}

/** File of a mail. */
export interface MailFile {
  /** Unique id. */
  id: string;
  /** File name. */
  name: string;
  /** Media type by its content. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Address of a small picture of the file. */
  previewSrc?: string;
}

/** Mail of a thread. */
export interface MailMessage {
  /** Unique id. */
  id: string;
  from: MailPerson;
  /** Company or role of the sender. */
  fromNote?: string;
  /** Verification of the sender, e.g. that the server checked it. */
  senderCheck?: { label: string; tone: Tone };
  to: readonly MailPerson[];
  cc?: readonly MailPerson[];
  /** Instant at which it was sent. */
  sentAt: string;
  /** HTML, cleaned by the server; shown in a frame without scripts in any case. */
  html?: string;
  /** Plain text, shown without HTML. */
  text?: string;
  /** First words, shown while the message is closed. */
  snippet: string;
  files?: readonly MailFile[];
  isUnread?: boolean;
  /** Why it could not be sent. */
  failure?: string;
}

export const personName = ({ name, address }: MailPerson): string => name || address;
