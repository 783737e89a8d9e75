export { parseHtml, type RawElement, type RawNode } from '@plumbline/validation';
