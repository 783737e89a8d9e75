/**
 * Added to every stored text; running any part of it sets `window.attacked`.
 * @param column its column, e.g. `crm_account.name`, which is part of the text: a page that shows it shows the column.
 */
export const markupOf = (column: string): string =>
  `"'><img src=x onerror="window.attacked='img'"><svg onload="window.attacked='svg'"><script>window.attacked='script'</script><a href="javascript:window.attacked='link'">of ${column}</a>`;

/** Columns whose markup is in a text that is shown. */
export const columnsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/">of ([a-z_]+\.[a-z_]+)</g)].map(([, column = '']) => column)),
];

/** Columns that hold what people write. */
export const isWritten = (column: string): boolean =>
  /(^|_)(name|firstname|lastname|title|description|subject|message|body|note|notes|comment|text|label|remarks|address|street|city|scope|reason|content|detail|details|summary|company|contact|greeting|position|department)$/.test(
    column,
  );
