/** Bytes in the unit people read: 840 KB, 2.1 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}

/** Whether a file is of a kind that an HTML `accept` list names. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean)
    .some((rule) =>
      rule.startsWith('.')
        ? file.name.toLowerCase().endsWith(rule)
        : rule.endsWith('/*')
          ? file.type.toLowerCase().startsWith(rule.slice(0, -1))
          : file.type.toLowerCase() === rule,
    );
}

/** Why a file cannot be taken; undefined when it can. */
export function refusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  accept?: string,
  maxBytes?: number,
): string | undefined {
  if (accept && !isAccepted(file, accept))
    return `This kind of file is not taken here. Use ${accept.replaceAll(',', ', ')}.`;
  if (file.size === 0) return 'The file is empty.';
  if (maxBytes !== undefined && file.size > maxBytes)
    return `The file is ${formatBytes(file.size)}; the limit is ${formatBytes(maxBytes)}.`;
  return undefined;
}
