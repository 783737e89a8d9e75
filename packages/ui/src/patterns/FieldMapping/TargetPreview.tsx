import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FieldMapping.css.ts';
import { fieldMappingMessages } from './FieldMapping.messages.ts';
import {
  isEmptyValue,
  type MappingField,
  type MappingProblem,
  type MappingSource,
  type MappingTarget,
} from './mapping.ts';

interface TargetPreviewProps {
  target: MappingTarget;
  byField: ReadonlyMap<string, readonly MappingSource[]>;
  problems: readonly MappingProblem[];
}

/** Preview of the target record: the mapped values, and required ones that are missing. */
export function TargetPreview({ target, byField, problems }: TargetPreviewProps) {
  const messages = useMessages('fieldMapping', fieldMappingMessages);
  const id = useId();
  const shown = target.fields.filter(
    (field) => byField.has(field.id) || field.isRequired || !isEmptyValue(field.fallback),
  );
  return (
    <section aria-labelledby={id} className={styles.target}>
      <h4 id={id} className={styles.targetHead}>
        {target.icon && (
          <span className={styles.targetGlyph}>
            <Icon icon={target.icon} />
          </span>
        )}
        {target.title}
      </h4>
      {shown.length === 0 ? (
        <p className={styles.none}>{messages.nothing}</p>
      ) : (
        <dl className={styles.fields}>
          {shown.map((field) => (
            <div key={field.id} className={styles.field}>
              <dt className={styles.fieldLabel}>{field.label}</dt>
              <dd className={styles.fieldValue}>
                <FieldPreview
                  field={field}
                  sources={byField.get(field.id) ?? []}
                  problem={problems.find((one) => one.field === field)}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface FieldPreviewProps {
  field: MappingField;
  sources: readonly MappingSource[];
  problem: MappingProblem | undefined;
}

function FieldPreview({ field, sources, problem }: FieldPreviewProps) {
  const messages = useMessages('fieldMapping', fieldMappingMessages);
  const { locale } = useLocale();
  if (problem) {
    const names = new Intl.ListFormat(locale).format(sources.map(({ label }) => label));
    return (
      <span className={styles.problem}>
        <span className={styles.problemGlyph}>
          <Icon icon={CircleAlert} size={14} />
        </span>
        {problem.kind === 'missing'
          ? messages.missing
          : problem.kind === 'empty'
            ? messages.emptySource(names)
            : messages.severalSources(names)}
      </span>
    );
  }
  const source = sources.find(({ value }) => !isEmptyValue(value));
  if (source)
    return (
      <>
        {source.value}
        <span className={styles.from}>{messages.from(source.label)}</span>
      </>
    );
  return isEmptyValue(field.fallback) ? (
    <span className={styles.empty}>{messages.empty}</span>
  ) : (
    field.fallback
  );
}
