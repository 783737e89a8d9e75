import { useId, useRef, type ReactNode } from 'react';
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
import { FormField } from './FormField.tsx';
import type { SearchRecords } from './FormFieldProps.ts';
import * as styles from './FormRenderer.css.ts';
import { formRendererMessages } from './FormRenderer.messages.ts';
import { useFormPages } from './useFormPages.ts';

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
  /** Errors from the server by question id. */
  errors?: Readonly<Record<string, string>>;
  /** Finds the records of a `dbColumn` question. */
  onSearchRecords?: SearchRecords;
  /** Names of linked records by id. */
  recordLabels?: Readonly<Record<string, string>>;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Actions beside the submit button. */
  actions?: ReactNode;
  /** Leaves out the title and the description, where the page has them. */
  hideTitle?: boolean;
}

interface FormPagesProps {
  pages: FormDefinition['pages'];
  /** Index of the shown page. */
  at: number;
  /** Called with the id of a page. */
  onSelect: (pageId: string) => void;
}

/** Pages of the form as steps. */
function FormPages({ pages, at, onSelect }: FormPagesProps) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  return (
    <div>
      <Stepper
        variant="steps"
        label={messages.pages}
        current={pages[at]?.id ?? ''}
        steps={pages.map((one) => ({ id: one.id, label: one.title }))}
        onSelect={onSelect}
      />
      <p className={styles.pageLine}>
        {messages.pageOf((at + 1).toLocaleString(locale), pages.length.toLocaleString(locale))}
      </p>
    </div>
  );
}

interface FormSectionViewProps {
  section: FormDefinition['pages'][number]['sections'][number];
  /** Renders the field of a question. */
  field: (question: FormQuestion) => ReactNode;
}

/** Section with its questions, halves side by side. */
function FormSectionView({ section, field }: FormSectionViewProps) {
  return (
    <fieldset className={styles.section}>
      {section.title && <legend className={cx(styles.sectionTitle, styles.legend)}>{section.title}</legend>}
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
  );
}

interface FormFootProps extends Pick<FormRendererProps, 'submitLabel' | 'isDisabled' | 'actions'> {
  /** The last page is shown. */
  isLast: boolean;
  canSubmit: boolean;
  isSending: boolean;
  /** Absent on the first page. */
  onBack: (() => void) | undefined;
}

/** Buttons below the page. */
function FormFoot({ isLast, canSubmit, submitLabel, isSending, isDisabled, actions, onBack }: FormFootProps) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const hasEnd = Boolean(actions) || !isLast || canSubmit;
  if (!hasEnd && !onBack) return null;
  return (
    <footer className={styles.foot}>
      {onBack && (
        <Button onPress={onBack} isDisabled={isSending}>
          {messages.back}
        </Button>
      )}
      <span className={styles.footEnd}>
        {actions}
        {(!isLast || canSubmit) && (
          <Button type="submit" variant="primary" isPending={isSending} isDisabled={isDisabled}>
            {isLast ? (submitLabel ?? messages.submit) : messages.next}
          </Button>
        )}
      </span>
    </footer>
  );
}

/**
 * Renders a form definition page by page, with its conditions.
 *
 * @example
 * const [values, setValues] = useState<FormValues>({});
 * return (
 *   <FormRenderer
 *     definition={{
 *       title: 'Daily report',
 *       pages: [
 *         {
 *           id: 'site',
 *           title: 'Site',
 *           sections: [{ id: 'day', questions: [{ id: 'note', type: 'text', title: 'Weather' }] }],
 *         },
 *       ],
 *     }}
 *     values={values}
 *     onChange={setValues}
 *     onSubmit={async (answers) => console.log(answers)}
 *   />
 * );
 */
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
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { shown, at, page, isLast, visible, isSending, failure, open, submit } = useFormPages({
    definition,
    values,
    onSubmit,
    body,
  });
  const wordOf = ({ kind }: FormProblem) => messages[kind];
  const keyOf = ({ question, row }: FormProblemAt) =>
    row ? `${row.table.id}-${row.id}-${question.id}` : question.id;
  const problemAt = new Map(visible.map((problem) => [keyOf(problem), wordOf(problem.problem)]));
  const cellErrors = new Map(
    visible.flatMap(({ question, problem, row }) =>
      row ? [[`${row.id}/${question.id}`, wordOf(problem)]] : [],
    ),
  );

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
      ? messages.inRow(problem.question.title, (problem.row.index + 1).toLocaleString(locale))
      : problem.question.title,
    message: wordOf(problem.problem),
  }));
  return (
    <Form hasOwnRules label={definition.title} onSubmit={() => void submit()}>
      {header}
      {shown.pages.length > 1 && <FormPages pages={shown.pages} at={at} onSelect={(next) => open(next)} />}
      <ErrorSummary
        errors={summary}
        onFocusField={(key) => {
          const problem = visible.find((one) => keyOf(one) === key);
          if (problem) open(problem.page, `${id}-${key}`);
        }}
      />
      {failure && (
        <Banner tone="bad" isUrgent>
          {failure}
        </Banner>
      )}
      <div ref={body} tabIndex={-1} className={styles.page}>
        {page?.sections.map((section) => (
          <FormSectionView key={section.id} section={section} field={field} />
        ))}
      </div>
      <FormFoot
        isLast={isLast}
        canSubmit={onSubmit !== undefined}
        submitLabel={submitLabel}
        isSending={isSending}
        isDisabled={isDisabled}
        actions={actions}
        onBack={at > 0 ? () => open(shown.pages[at - 1]?.id ?? '') : undefined}
      />
    </Form>
  );
}
