import { cx } from '../../cx.ts';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import {
  isEmptyValue,
  isFiles,
  isIds,
  isNumeric,
  isRows,
  isSignature,
  isText,
  type FormDefinition,
  type FormQuestion,
  type FormValue,
  type FormValues,
} from './definition.ts';
import * as styles from './FormRenderer.css.ts';
import { formRendererMessages } from './FormRenderer.messages.ts';

interface FormAnswersProps {
  definition: FormDefinition;
  values: FormValues;
  /** Renders unanswered questions as lines to write on. */
  isPaper: boolean;
  recordLabels?: Readonly<Record<string, string>>;
}

/** The form as it was answered, to read or to print: all pages below one another. */
export function FormAnswers({ definition, values, isPaper, recordLabels }: FormAnswersProps) {
  const isOnePage = definition.pages.length < 2;
  return (
    <div className={cx(styles.page, isPaper && styles.sheet)}>
      {definition.pages.map((page) => (
        <section key={page.id} aria-label={page.title} className={styles.section}>
          {!isOnePage && <h2 className={styles.sectionTitle}>{page.title}</h2>}
          {page.sections.map((section) => (
            <section key={section.id} aria-label={section.title} className={styles.section}>
              {section.title && (
                <h3 className={isOnePage ? styles.sectionTitle : styles.subsectionTitle}>{section.title}</h3>
              )}
              <dl className={styles.answers}>
                {section.questions
                  .flatMap((question) =>
                    question.type === 'twoColumn'
                      ? (question.questions ?? []).map((half) => ({ ...half, isHalfWidth: true }))
                      : [question],
                  )
                  .map((question) => (
                    <div
                      key={question.id}
                      className={cx(styles.answer, question.isHalfWidth ? styles.half : styles.whole)}
                    >
                      <dt className={styles.question}>{question.title}</dt>
                      <dd className={styles.answerText}>
                        <Answer
                          question={question}
                          value={values[question.id]}
                          isPaper={isPaper}
                          recordLabels={recordLabels}
                        />
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

interface AnswerProps extends Pick<FormAnswersProps, 'isPaper' | 'recordLabels'> {
  question: FormQuestion;
  value: FormValue;
}

function Answer({ question, value, isPaper, recordLabels }: AnswerProps) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  const labelOf = (id: string) => question.options?.find((option) => option.id === id)?.label ?? id;
  if (isEmptyValue(value)) {
    if (!isPaper) return <span className={styles.none}>{messages.noAnswer}</span>;
    return (
      <span
        className={
          question.type === 'textArea' || question.type === 'signature' ? styles.blankTall : styles.blank
        }
      />
    );
  }
  if (isSignature(value))
    return <img src={value.png} alt={messages.signed(question.title)} className={styles.signature} />;
  if (isRows(value)) {
    const columns = question.questions ?? [];
    return (
      <div
        className={cx(styles.tableScroll, styles.answerTable)}
        tabIndex={0}
        role="group"
        aria-label={question.title}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={cx(styles.headCell, isNumeric(column) && styles.end)}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.map((row) => (
              <tr key={row.id}>
                {columns.map((column) => (
                  <td key={column.id} className={cx(styles.answerCell, isNumeric(column) && styles.end)}>
                    <Answer
                      question={column}
                      value={row.cells[column.id]}
                      isPaper={isPaper}
                      recordLabels={recordLabels}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  if (isFiles(value)) return value.map((file) => file.name).join('\n');
  if (isIds(value))
    return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(value.map(labelOf));
  if (typeof value === 'number') {
    const levels = question.ratingLevels ?? 5;
    return messages.ratingOf(value.toLocaleString(locale), levels.toLocaleString(locale));
  }
  if (!isText(value)) return null;
  switch (question.type) {
    case 'date':
      return formatLocalDate(value, locale);
    case 'time':
      return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${value}:00Z`),
      );
    case 'number':
      return `${Number(value).toLocaleString(locale, { maximumFractionDigits: 6 })}${question.unit ? ` ${question.unit}` : ''}`;
    case 'currency':
      return Number(value).toLocaleString(locale, { style: 'currency', currency: 'USD' });
    case 'choice':
    case 'select':
      return labelOf(value);
    case 'dbColumn':
      return recordLabels?.[value] ?? value;
    default:
      return value;
  }
}
