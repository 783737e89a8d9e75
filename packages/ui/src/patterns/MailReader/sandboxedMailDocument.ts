/** Options of the document. */
export interface MailDocumentOptions {
  /** Allows pictures from other servers, which tell the sender that and when the mail is read. */
  areImagesAllowed: boolean;
}

/**
 * Policy of the document: no scripts, forms, frames, fonts or requests, whatever the mail contains. Embedded pictures
 * are data or blob addresses.
 */
function policyOf(areImagesAllowed: boolean): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: blob:${areImagesAllowed ? ' https:' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Document of a sandboxed frame around the HTML of a mail. White in every theme, because mail sets its colors for white
 * paper.
 */
export function sandboxedMailDocument(html: string, { areImagesAllowed }: MailDocumentOptions): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(areImagesAllowed)}"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light"><base target="_blank"><style>html{overflow:hidden auto}body{margin:0;padding:1px 0;font:14px/20px system-ui,sans-serif;color:black;background:white;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:2px solid silver}p{margin:0 0 8px}iframe,object,embed,video,audio{display:none}</style></head><body dir="auto">${html}</body></html>`;
}

const remoteSource =
  /(?:\b(?:src|srcset|background|poster)\s*=\s*["']?\s*|url\(\s*["']?\s*)(?:https?:)?\/\/[^\s"')>]/i;

/** True if the HTML shows pictures from other servers. */
export const hasRemoteImages = (html: string): boolean => remoteSource.test(html);

/** First element of a quoted mail, as the common mail programs write it. */
const quoteStart =
  /<(?:blockquote\b|div\b[^>]*\b(?:class\s*=\s*["'][^"']*\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix)\b|id\s*=\s*["']?(?:divRplyFwdMsg|appendonsend|reply-intro)\b))/i;

/** Text and quoted earlier mails of a mail. The quote is '' if there is none. */
export interface MailParts {
  body: string;
  quote: string;
}

const textOf = (html: string) =>
  html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();

/** Divides HTML before its quote; a mail that only quotes is not divided, since nothing would be left to read. */
export function splitHtmlQuote(html: string): MailParts {
  const at = html.search(quoteStart);
  if (at < 0 || textOf(html.slice(0, at)) === '') return { body: html, quote: '' };
  return { body: html.slice(0, at), quote: html.slice(at) };
}

const introduction = /^(?:on\b.{3,200}\bwrote:|-{2,}\s*original message\s*-{2,}|_{10,})$/i;

/** Divides plain text before the lines that quote earlier mails to its end. */
export function splitTextQuote(text: string): MailParts {
  const lines = text.split('\n');
  const introduced = lines.findIndex((line) => introduction.test(line.trim()));
  let at = lines.length;
  while (at > 0 && (/^\s*>/.test(lines[at - 1] ?? '') || (lines[at - 1] ?? '').trim() === '')) at--;
  const hasMarks = lines.slice(at).some((line) => /^\s*>/.test(line));
  const start = introduced >= 0 ? Math.min(introduced, hasMarks ? at : introduced) : hasMarks ? at : -1;
  const body = start < 0 ? text : lines.slice(0, start).join('\n');
  if (start < 0 || body.trim() === '') return { body: text, quote: '' };
  return { body: body.trimEnd(), quote: lines.slice(start).join('\n') };
}

/** Ids of the messages that a long thread folds between its first message and those that are open or last. */
export function foldedIds(
  messages: readonly { id: string; isUnread?: boolean }[],
  openIds: ReadonlySet<string>,
  keptLast = 2,
): string[] {
  const last = messages.length - keptLast;
  const open = messages.findIndex(({ id, isUnread }, at) => at > 0 && (isUnread || openIds.has(id)));
  const end = open < 0 ? last : Math.min(last, open);
  const between = messages.slice(1, Math.max(1, end)).map(({ id }) => id);
  // Folding a single message would save no space.
  return between.length > 1 ? between : [];
}
