/** Bytes in the unit people read: 840 KB, 2.1 MB. */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while ((unit === 0 ? size >= 1000 : size >= 999.5) && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  const places = size < 10 && unit > 1 ? 1 : 0;
  const figure = size.toLocaleString(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return `${figure} ${units[unit]}`;
}

export type Refusal = 'kind' | 'empty' | 'tooBig';

/** True for a file whose type is in an HTML `accept` list. */
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

/** Reason why a file is rejected; undefined if it is accepted. */
export function refusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  accept?: string,
  maxBytes?: number,
): Refusal | undefined {
  if (accept && !isAccepted(file, accept)) return 'kind';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooBig' : undefined;
}
