import { useEffect, useRef, useState } from 'react';
import { findMatches, type Match } from './matches.ts';
import type { OpenPdf, PdfFailure, PdfSize, PdfSource } from './pdfTypes.ts';

export type PdfState = { pdf?: OpenPdf; failure?: PdfFailure; first?: PdfSize };

interface Options {
  source: PdfSource;
  workerUrl?: string;
  assetsUrl?: string;
  password?: string;
  /** Changes to retry. */
  attempt: number;
}

const hasFailure = (reason: unknown): reason is { failure: PdfFailure } =>
  typeof reason === 'object' && reason !== null && 'failure' in reason;

/** Opens the document; the PDF library is loaded with the first one. */
export function usePdf({ source, workerUrl, assetsUrl, password, attempt }: Options): PdfState {
  const [state, setState] = useState<PdfState>({});
  const key = 'url' in source ? source.url : source.data;
  const givenSource = useRef(source);
  useEffect(() => {
    givenSource.current = source;
  });
  useEffect(() => {
    let isStale = false;
    let opened: OpenPdf | undefined;
    setState({});
    const open = async () => {
      const { readPdf } = await import('./readPdf.ts');
      const pdf = await readPdf(givenSource.current, { workerUrl, assetsUrl, password });
      if (isStale) {
        pdf.close();
        return;
      }
      opened = pdf;
      const first = await pdf.sizeOf(1);
      if (!isStale) setState({ pdf, first });
    };
    open().catch((reason: unknown) => {
      if (!isStale) setState({ failure: hasFailure(reason) ? reason.failure : 'broken' });
    });
    return () => {
      isStale = true;
      opened?.close();
    };
  }, [key, workerUrl, assetsUrl, password, attempt]);
  return state;
}

export interface PageMatch {
  page: number;
  /** Index among the matches of the page. */
  index: number;
}

export interface SearchState {
  /** Matches in reading order. */
  found: readonly PageMatch[];
  byPage: ReadonlyMap<number, readonly Match[]>;
  isSearching: boolean;
}

const nothing: SearchState = { found: [], byPage: new Map(), isSearching: false };

/** Searches the document page by page; matches so far are available while the rest is read. */
export function usePdfSearch(pdf: OpenPdf | undefined, query: string): SearchState {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const wanted = query.trim();
    if (!pdf || wanted === '') {
      setState(nothing);
      return;
    }
    let isStale = false;
    setState({ ...nothing, isSearching: true });
    const search = async () => {
      const found: PageMatch[] = [];
      const byPage = new Map<number, readonly Match[]>();
      for (let page = 1; page <= pdf.count && !isStale; page++) {
        const matches = findMatches(await pdf.itemsOf(page), wanted);
        if (matches.length > 0) byPage.set(page, matches);
        found.push(...matches.map((_match, index) => ({ page, index })));
        if (page % 20 === 0 && !isStale)
          setState({ found: [...found], byPage: new Map(byPage), isSearching: true });
      }
      if (!isStale) setState({ found, byPage, isSearching: false });
    };
    search().catch(() => {
      if (!isStale) setState(nothing);
    });
    return () => {
      isStale = true;
    };
  }, [pdf, query]);
  return state;
}
