import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { FormDefinition, FormValues } from './definition.ts';
import { formRendererMessages } from './FormRenderer.messages.ts';
import { answersOf, problemsOf, visibleForm } from './rules.ts';

interface FormPagesOptions {
  definition: FormDefinition;
  values: FormValues;
  /** Called with valid answers. */
  onSubmit: ((values: FormValues) => void | Promise<void>) | undefined;
  /** Element of the page, focused when another page opens. */
  body: RefObject<HTMLElement | null>;
}

/** Shown page of a form with its problems; continues to the next page and submits from the last. */
export function useFormPages({ definition, values, onSubmit, body }: FormPagesOptions) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const [pageId, setPageId] = useState<string>();
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const goTo = useRef<string>(undefined);

  const shown = visibleForm(definition, values);
  const at = Math.max(
    0,
    shown.pages.findIndex((page) => page.id === pageId),
  );
  const page = shown.pages[at];
  const isLast = at === shown.pages.length - 1;
  const problems = problemsOf(definition, values);
  // A page shows its problems after the first attempt to continue, each until it is fixed.
  const visible = problems.filter((problem) => judged.has(problem.page));

  useEffect(() => {
    if (goTo.current === undefined) return;
    const target = goTo.current === '' ? body.current : document.getElementById(goTo.current);
    goTo.current = undefined;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  });

  const open = (next: string, element = '') => {
    goTo.current = element;
    setPageId(next);
  };
  const submit = async () => {
    if (page === undefined) return;
    if (!isLast) {
      setJudged((was) => new Set([...was, page.id]));
      const next = shown.pages[at + 1];
      if (next && problems.every((problem) => problem.page !== page.id)) open(next.id);
      return;
    }
    setJudged(new Set(shown.pages.map((one) => one.id)));
    const first = problems[0];
    if (first) {
      if (first.page !== page.id) setPageId(first.page);
      return;
    }
    setSending(true);
    setFailure(undefined);
    try {
      await onSubmit?.(answersOf(definition, values));
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : messages.sendFailed);
    } finally {
      setSending(false);
    }
  };
  return {
    /** Definition with the questions whose conditions hold. */
    shown,
    /** Index of the page. */
    at,
    page,
    isLast,
    /** Problems of the pages that were left or submitted. */
    visible,
    isSending,
    failure,
    /** Opens a page and focuses it, or an element on it. */
    open,
    submit,
  };
}
