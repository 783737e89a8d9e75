/**
 * Text of a cell without the guards that programs put around it so that a spreadsheet program shows it as it is: `="0012"`
 * keeps leading zeros, an apostrophe before `=`, `+`, `-`, `@` or a number prevents a formula or a conversion. Another
 * apostrophe belongs to the text (`'t Hart`).
 */
export function withoutTextGuard(text: string): string {
  if (!text.startsWith('=') && !text.startsWith("'")) return text;
  const formula = /^="((?:[^"]|"")*)"$/.exec(text);
  if (formula) return (formula[1] ?? '').replaceAll('""', '"');
  return /^'(?:[=+\-@\t\r]|\d[\d.,:/ -]*$)/.test(text) ? text.slice(1) : text;
}
