import type { Quote } from '@plumbline/api';
import { readRichText, type QuoteBlockName, type RichNode } from '@plumbline/validation';
import type { Letterhead } from '../../../../pdf/letterhead.ts';
import { brandColor, inkColor, mutedColor, type Face, type QuotePages } from './page.ts';
import { drawAlternates } from './alternates.ts';
import { drawChanges } from './changes.ts';
import {
  drawClauseLists,
  drawFacts,
  drawHead,
  drawLines,
  drawLogo,
  drawSignature,
  drawTotals,
} from './parts.ts';

interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  href?: string;
}
type Marks = Omit<Run, 'text'>;
const plain: Marks = { isBold: false, isItalic: false, isUnderlined: false };

/** Styled runs of one line. */
function runsOf(nodes: readonly RichNode[], marks: Marks): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.kind === 'text') return node.text ? [{ ...marks, text: node.text }] : [];
    if (node.kind === 'break') return [{ ...marks, text: '\n' }];
    if (node.kind === 'link') return runsOf(node.children, { ...marks, isUnderlined: true, href: node.href });
    if (node.kind !== 'element') return [];
    return runsOf(node.children, {
      ...marks,
      isBold: marks.isBold || node.tag === 'strong',
      isItalic: marks.isItalic || node.tag === 'em',
      isUnderlined: marks.isUnderlined || node.tag === 'u',
    });
  });
}
const faceOf = ({ isBold, isItalic }: Marks): Face =>
  isBold ? (isItalic ? 'boldItalic' : 'bold') : isItalic ? 'italic' : 'regular';
/** Allowed link targets. */
const isAllowedLink = (href: string | undefined): href is string =>
  /^(?:https?:|mailto:|tel:)/i.test(href ?? '');

interface Look {
  x: number;
  size: number;
  color: string;
  /** Minimum height below a block on the page, in points. */
  room: number;
}

/** Splits at explicit line breaks. */
const linesOf = (runs: readonly Run[]): Run[][] =>
  runs.reduce<Run[][]>(
    (lines, run) => {
      if (run.text === '\n') lines.push([]);
      else lines.at(-1)?.push(run);
      return lines;
    },
    [[]],
  );

/** Writes text at the current position, continuing on the next page. */
function drawRuns(paper: QuotePages, runs: readonly Run[], { x, size, color, room }: Look): void {
  const { doc, right, bottom } = paper;
  if (paper.y + room > bottom()) paper.newPage();
  for (const [at, run] of runs.entries()) {
    const options = {
      width: right - x,
      lineGap: 2.5,
      continued: at < runs.length - 1,
      underline: run.isUnderlined,
      link: isAllowedLink(run.href) ? run.href : null,
    };
    doc.font(faceOf(run)).fontSize(size).fillColor(color);
    if (at === 0) doc.text(run.text, x, paper.y, options);
    else doc.text(run.text, options);
  }
  // An empty line is vertical space.
  paper.y = runs.length > 0 ? doc.y : paper.y + 11;
}

const headings = {
  h2: { size: 14, color: brandColor, before: 8, after: 4 },
  h3: { size: 10.5, color: inkColor, before: 6, after: 3 },
} as const;
const body = 9.5;

function drawList(paper: QuotePages, node: Extract<RichNode, { kind: 'element' }>, x: number): void {
  let number = 0;
  for (const item of node.children) {
    if (item.kind !== 'element') continue;
    number++;
    if (paper.y + 14 > paper.bottom()) paper.newPage();
    const mark = node.tag === 'ol' ? `${number}.` : '•';
    paper.font(false, body, mutedColor).text(mark, x, paper.y, { lineBreak: false });
    drawBlocks(paper, item.children, x + 16, 2);
  }
}

/** Writes paragraphs, headings and lists. */
function drawBlocks(paper: QuotePages, nodes: readonly RichNode[], x: number, gap: number): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    if (node.tag === 'ul' || node.tag === 'ol') {
      drawList(paper, node, x);
      paper.y += gap;
      continue;
    }
    const heading = node.tag === 'h2' || node.tag === 'h3' ? headings[node.tag] : undefined;
    const runs = runsOf(node.children, { ...plain, isBold: heading !== undefined });
    if (heading) paper.y += heading.before;
    for (const line of linesOf(runs))
      drawRuns(paper, line, {
        x,
        size: heading?.size ?? body,
        color: heading?.color ?? inkColor,
        // Keeps a heading with the following content.
        room: heading ? 60 : 14,
      });
    paper.y += heading?.after ?? gap;
  }
}

type Draw = (paper: QuotePages, quote: Quote, head: Letterhead) => void;
const columns = (hasQuantity: boolean, hasUnitPrice: boolean, hasAmount: boolean): Draw => {
  return (paper, quote) => {
    if (quote.lines.length > 0) drawLines(paper, quote, { hasQuantity, hasUnitPrice, hasAmount });
  };
};
const lists = (inclusions: boolean, exclusions: boolean): Draw => {
  return (paper, quote) => drawClauseLists(paper, quote, { inclusions, exclusions });
};
/** Height a block needs before it starts; `ends` if it adds the space below itself. */
const blocks: Readonly<Record<QuoteBlockName, { room: number; draw: Draw; ends?: true }>> = {
  letterhead: { room: 60, ends: true, draw: (paper, quote, head) => drawHead(paper, quote, head) },
  logo: {
    room: 60,
    draw: (paper, _quote, head) => {
      if (!head.logo) return;
      drawLogo(paper, head, [paper.left, paper.y], [144, 48]);
      paper.y += 48;
    },
  },
  facts: { room: 60, draw: (paper, quote, head) => drawFacts(paper, quote, head.name) },
  lines: { room: 60, draw: columns(true, true, true) },
  lines_amounts: { room: 60, draw: columns(false, false, true) },
  lines_scope: { room: 60, draw: columns(true, false, false) },
  changes: { room: 60, draw: (paper, quote) => drawChanges(paper, quote) },
  totals: {
    room: 0,
    draw: (paper, quote, head) => {
      drawTotals(paper, quote, head.currency);
      drawAlternates(paper, quote);
    },
  },
  clauses: { room: 0, draw: lists(true, true) },
  inclusions: { room: 0, draw: lists(true, false) },
  exclusions: { room: 0, draw: lists(false, true) },
  signature: { room: 0, draw: (paper, quote) => drawSignature(paper, quote) },
  page_break: { room: 0, ends: true, draw: (paper) => paper.newPage() },
};
const isBlockName = (name: string): name is QuoteBlockName => Object.hasOwn(blocks, name);

/**
 * Writes a quote document.
 * @param html with filled fields; unknown fields and blocks are skipped.
 */
export function drawDocument(paper: QuotePages, html: string, quote: Quote, head: Letterhead): void {
  const nodes = readRichText(html, 'document');
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'block') drawBlocks(paper, [node], paper.left, 6);
    else if (isBlockName(node.name)) {
      const { room, draw, ends } = blocks[node.name];
      // Avoids an empty page.
      if (node.name === 'page_break' && (at === 0 || at === nodes.length - 1)) continue;
      if (at > 0 && node.name !== 'page_break') paper.y += 4;
      if (paper.y + room > paper.bottom()) paper.newPage();
      draw(paper, quote, head);
      if (!ends) paper.y += 10;
    }
  }
}
