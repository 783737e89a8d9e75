import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { ErrorSummary } from '../../components/Form/ErrorSummary.tsx';
import { cx } from '../../cx.ts';
import { Form } from '../../components/Form/Form.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type {
  FormDefinition,
  FormProblem,
  FormProblemAt,
  FormQuestion,
  FormValue,
  FormValues,
} from './definition.ts';
import { FormAnswers } from './FormAnswers.tsx';
import { FormField, type SearchRecords } from './FormField.tsx';
import * as styles from './FormRenderer.css.ts';
import { formRendererWords } from './FormRenderer.messages.ts';
import { answersOf, problemsOf, visibleForm } from './rules.ts';

export interface FormRendererProps {
  /** Pages and questions of the form. */
  definition: FormDefinition;
  /** Answers by question id. */
  values: FormValues;
  /** Called with all answers. */
  onChange?: (values: FormValues) => void;
  /** Called with valid answers. A rejection is shown and the answers are kept. */
  onSubmit?: (values: FormValues) => void | Promise<void>;
  /** Label of the submit button. */
  submitLabel?: string;
  /** `read` shows the answers, `print` adds lines for missing ones. */
  mode?: 'edit' | 'read' | 'print';
  /** What the server has against an answer, by the question's id. */
  errors?: Readonly<Record<string, string>>;
  /** Finds the records of a `dbColumn` question. */
  onSearchRecords?: SearchRecords;
  /** Names of linked records by id. */
  recordLabels?: Readonly<Record<string, string>>;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Beside the button that sends. */
  actions?: ReactNode;
  /** Leaves out the title and the description, where the page has them. */
  hideTitle?: boolean;
}

/** Renders a form definition page by page, with its conditions. */
export function FormRenderer({
  definition,
  values,
  onChange,
  onSubmit,
  submitLabel,
  mode = 'edit',
  errors,
  onSearchRecords,
  recordLabels,
  isDisabled,
  actions,
  hideTitle,
}: FormRendererProps) {
  const words = useMessages('formRenderer', formRendererWords);
  const { locale } = useLocale();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
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
  const wordOf = ({ kind }: FormProblem) => words[kind];
  const keyOf = ({ question, row }: FormProblemAt) =>
    row ? `${row.table.id}-${row.id}-${question.id}` : question.id;
  // What is wrong is said once somebody has tried to go on, and goes as soon as it is mended.
  const visible = problems.filter((problem) => judged.has(problem.page));
  const problemAt = new Map(visible.map((problem) => [keyOf(problem), wordOf(problem.problem)]));
  const cellErrors = new Map(
    visible.flatMap(({ question, problem, row }) =>
      row ? [[`${row.id}/${question.id}`, wordOf(problem)]] : [],
    ),
  );

  useEffect(() => {
    if (goTo.current === undefined) return;
    const target = goTo.current === '' ? body.current : document.getElementById(goTo.current);
    goTo.current = undefined;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  });

  const header = !hideTitle && (
    <header className={styles.head}>
      <h1 className={styles.title}>{definition.title}</h1>
      {definition.description && <p className={styles.description}>{definition.description}</p>}
    </header>
  );
  if (mode !== 'edit')
    return (
      <div className={styles.form}>
        {header}
        <FormAnswers
          definition={shown}
          values={values}
          isPaper={mode === 'print'}
          recordLabels={recordLabels}
        />
      </div>
    );

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
      setFailure(error instanceof Error && error.message !== '' ? error.message : words.sendFailed);
    } finally {
      setSending(false);
    }
  };
  const field = (question: FormQuestion): ReactNode => (
    <FormField
      id={`${id}-${question.id}`}
      question={question}
      value={values[question.id]}
      onChange={(value: FormValue) => onChange?.({ ...values, [question.id]: value })}
      errorMessage={problemAt.get(question.id) ?? errors?.[question.id]}
      isDisabled={isDisabled || isSending}
      onSearchRecords={onSearchRecords}
      recordLabels={recordLabels}
      cellErrors={question.type === 'table' ? cellErrors : undefined}
    />
  );
  const summary = visible.map((problem) => ({
    field: keyOf(problem),
    label: problem.row
      ? words.inRow(problem.question.title, (problem.row.index + 1).toLocaleString(locale))
      : problem.question.title,
    message: wordOf(problem.problem),
  }));
  return (
    <Form label={definition.title} onSubmit={() => void submit()}>
      {header}
      {shown.pages.length > 1 && (
        <div>
          <Stepper
            variant="steps"
            label={words.pages}
            current={page?.id ?? ''}
            steps={shown.pages.map((one) => ({ id: one.id, label: one.title }))}
            onSelect={(next) => open(next)}
          />
          <p className={styles.pageLine}>
            {words.pageOf((at + 1).toLocaleString(locale), shown.pages.length.toLocaleString(locale))}
          </p>
        </div>
      )}
      <ErrorSummary
        errors={summary}
        onFocusField={(key) => {
          const problem = visible.find((one) => keyOf(one) === key);
          if (problem) open(problem.page, `${id}-${key}`);
        }}
      />
      {failure && (
        <Banner tone="bad" urgent>
          {failure}
        </Banner>
      )}
      <div ref={body} tabIndex={-1} className={styles.page}>
        {page?.sections.map((section) => (
          <fieldset key={section.id} className={styles.section}>
            {section.title && (
              <legend className={cx(styles.sectionTitle, styles.legend)}>{section.title}</legend>
            )}
            {section.description && <p className={styles.description}>{section.description}</p>}
            <div className={styles.questions}>
              {section.questions.map((question) =>
                question.type === 'twoColumn' ? (
                  (question.questions ?? []).map((half) => (
                    <div key={half.id} className={styles.half}>
                      {field(half)}
                    </div>
                  ))
                ) : (
                  <div key={question.id} className={question.isHalfWidth ? styles.half : styles.whole}>
                    {field(question)}
                  </div>
                ),
              )}
            </div>
          </fieldset>
        ))}
      </div>
      <footer className={styles.foot}>
        {at > 0 && (
          <Button onPress={() => open(shown.pages[at - 1]?.id ?? '')} isDisabled={isSending}>
            {words.back}
          </Button>
        )}
        <span className={styles.footEnd}>
          {actions}
          {(!isLast || onSubmit) && (
            <Button type="submit" variant="primary" isPending={isSending} isDisabled={isDisabled}>
              {isLast ? (submitLabel ?? words.submit) : words.next}
            </Button>
          )}
        </span>
      </footer>
    </Form>
  );
}
