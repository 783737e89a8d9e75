/** Added to every stored text; running any part of it sets `window.attacked`. */
export const markup = `"'><img src=x onerror="window.attacked='img'"><svg onload="window.attacked='svg'"><script>window.attacked='script'</script><a href="javascript:window.attacked='link'">x</a>`;

/** Columns that hold what people write. */
export const isWritten = (column: string): boolean =>
  /(^|_)(name|firstname|lastname|title|description|subject|message|body|note|notes|comment|text|label|remarks|address|street|city|scope|reason|content|detail|details|summary|company|contact|greeting|position|department)$/.test(
    column,
  );
