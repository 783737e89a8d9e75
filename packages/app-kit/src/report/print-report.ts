/** SVG properties from style sheets that the printed page does not have. */
const INLINED_PROPERTIES = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'opacity'] as const;

/** Copies an SVG with inline styles, dark text on white in any theme. */
function standing(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll<SVGElement>('*')];
  for (const [at, node] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = originals[at] && getComputedStyle(originals[at]);
    if (!style) continue;
    for (const name of INLINED_PROPERTIES) node.style.setProperty(name, style.getPropertyValue(name));
    if (node instanceof SVGTextElement) node.style.fill = '#000';
  }
  copy.style.width = '100%';
  copy.style.fontFamily = 'inherit';
  return copy;
}

export interface PrintedTable {
  title: string;
  /** Lines under the title, such as filters and date. */
  lines: readonly string[];
  chart: SVGSVGElement | null;
  /** Legend of the chart. */
  legend: readonly { label: string; colour: string }[];
  heads: readonly string[];
  /** Rows with indentation depth; total rows are bold. */
  rows: readonly { cells: readonly string[]; depth: number; isStrong: boolean }[];
}

/** Prints a report as a separate page without frame, scrolling and theme. */
export function printTable({ title, lines, chart, legend, heads, rows }: PrintedTable): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:0;height:0;border:0';
  document.body.append(frame);
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  if (!page || !view) return frame.remove();
  page.title = title;
  page.body.style.cssText = 'font:11px/1.4 system-ui,sans-serif;color:#000;background:#fff;margin:0';
  const add = (parent: Element, name: string, text = '', style = '') => {
    const node = page.createElement(name);
    node.textContent = text;
    node.style.cssText = style;
    parent.append(node);
    return node;
  };
  add(page.body, 'h1', title, 'font-size:18px;margin:0 0 4px');
  for (const line of lines) add(page.body, 'p', line, 'margin:0 0 2px;color:#444');
  const key = add(page.body, 'p', '', 'margin:8px 0 0');
  // Browsers print borders but omit backgrounds.
  for (const { label, colour } of legend)
    add(key, 'span', label, `margin-right:12px;padding-left:4px;border-left:10px solid ${colour}`);
  if (chart) page.body.append(page.importNode(standing(chart), true));
  const table = add(
    page.body,
    'table',
    '',
    'font:inherit;width:100%;border-collapse:collapse;margin-top:12px',
  );
  const cell = (line: Element, name: string, text: string, at: number, style: string) =>
    add(
      line,
      name,
      text,
      `padding:4px 6px;border-bottom:1px solid #bbb;text-align:${at ? 'right' : 'left'};${style}`,
    );
  const head = add(add(table, 'thead'), 'tr');
  heads.forEach((text, at) => cell(head, 'th', text, at, ''));
  const body = add(table, 'tbody');
  for (const { cells, depth, isStrong } of rows) {
    const line = add(body, 'tr', '', 'break-inside:avoid');
    cells.forEach((text, at) =>
      cell(
        line,
        'td',
        text,
        at,
        `${isStrong ? 'font-weight:600;' : ''}${at ? '' : `padding-left:${6 + depth * 16}px`}`,
      ),
    );
  }
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
