import { formatBytes, refusal, type Refusal } from './accept.ts';
import { fileFieldMessages } from './FileField.messages.ts';

export interface Refused {
  name: string;
  why: string;
}

export interface AcceptOptions {
  /** Files that are there. */
  files: readonly File[];
  accept: string | undefined;
  maxBytes: number | undefined;
  /** Maximum number; 1 replaces the file that is there. */
  maxFiles: number;
  messages: typeof fileFieldMessages;
  locale: string;
}

/** Name of a rule of an HTML `accept` list: "PDF" for ".pdf", "images" for "image/*". */
function typeName(rule: string, messages: typeof fileFieldMessages): string {
  if (rule.startsWith('.')) return rule.slice(1).toUpperCase();
  if (rule === 'image/*') return messages.images;
  if (rule === 'video/*') return messages.videos;
  // "PDF" for "application/pdf"; other types, such as those of vendors, have no shorter name.
  return /^\w+\/\w+$/.test(rule) ? rule.replace(/^.*\//, '').toUpperCase() : rule;
}

/** Reason of a refusal. */
export function refusalReason(
  fault: Refusal,
  file: File,
  { accept, maxBytes, messages, locale }: AcceptOptions,
): string {
  if (fault === 'kind')
    return messages.kind(
      new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        (accept ?? '')
          .split(',')
          .map((rule) => typeName(rule.trim(), messages))
          .filter(Boolean),
      ),
    );
  return fault === 'empty'
    ? messages.empty
    : messages.tooBig(formatBytes(file.size, locale), formatBytes(maxBytes ?? 0, locale));
}

/** Adds files to those that are there; a file that is there already is skipped. */
export function acceptFiles(
  incoming: Iterable<File>,
  options: AcceptOptions,
): { kept: File[]; bad: Refused[] } {
  const { files, accept, maxBytes, maxFiles, messages, locale } = options;
  const many = maxFiles > 1;
  const kept = many ? [...files] : [];
  const bad: Refused[] = [];
  for (const file of incoming) {
    const fault = refusal(file, accept, maxBytes);
    if (fault) bad.push({ name: file.name, why: refusalReason(fault, file, options) });
    else if (kept.some((other) => other.name === file.name && other.size === file.size)) continue;
    else if (kept.length >= maxFiles)
      bad.push({
        name: file.name,
        why: many ? messages.atMost(maxFiles.toLocaleString(locale)) : messages.oneOnly,
      });
    else kept.push(file);
  }
  return { kept, bad };
}

/** Announcement of the added and the refused files. */
export function acceptedText(
  added: number,
  bad: readonly Refused[],
  messages: typeof fileFieldMessages,
  locale: string,
): string {
  return [
    added > 0 && messages.added(added, added.toLocaleString(locale)),
    bad.length > 0 && messages.notAdded(bad.map(({ name, why }) => messages.reason(name, why)).join(' ')),
  ]
    .filter(Boolean)
    .join('. ');
}
