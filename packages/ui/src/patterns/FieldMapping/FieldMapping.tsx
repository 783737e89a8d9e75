import { useId } from 'react';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FieldMapping.css.ts';
import { fieldMappingMessages } from './FieldMapping.messages.ts';
import {
  isEmptyValue,
  unmappedSources,
  mappingProblems,
  sourcesByField,
  type FieldMap,
  type MappingSource,
  type MappingTarget,
} from './mapping.ts';
import { TargetPreview } from './TargetPreview.tsx';

export { mappingProblems } from './mapping.ts';
export type { FieldMap, MappingField, MappingProblem, MappingSource, MappingTarget } from './mapping.ts';

export interface FieldMappingProps {
  /** Source fields with their values. */
  sources: readonly MappingSource[];
  /** Target records that are created or updated. */
  targets: readonly MappingTarget[];
  /** Target of each source field. */
  mapping: FieldMap;
  /** Called with the new mapping. `mappingProblems` validates it. */
  onChange: (mapping: FieldMap) => void;
  /** Errors by source. */
  errors?: Readonly<Record<string, string>>;
  /** Disables the mapping while it is applied. */
  isDisabled?: boolean;
}

/** Value for no field. */
const nowhere = '';

/**
 * Mapping of source fields to target records, with a preview of the targets.
 *
 * @example
 * const [mapping, setMapping] = useState<FieldMap>({ company: 'name' });
 * return (
 *   <FieldMapping
 *     sources={[{ id: 'company', label: 'Company', value: 'Halvorsen Constructors' }]}
 *     targets={[{ id: 'account', title: 'Account', fields: [{ id: 'name', label: 'Name' }] }]}
 *     mapping={mapping}
 *     onChange={setMapping}
 *   />
 * );
 */
export function FieldMapping({ sources, targets, mapping, onChange, errors, isDisabled }: FieldMappingProps) {
  const messages = useMessages('fieldMapping', fieldMappingMessages);
  const { locale } = useLocale();
  const id = useId();
  const byField = sourcesByField(sources, targets, mapping);
  const problems = mappingProblems(sources, targets, mapping);
  const left = unmappedSources(sources, targets, mapping).length;
  const list = new Intl.ListFormat(locale);

  const optionsOf = (source: MappingSource): Option[] => [
    { id: nowhere, label: messages.doNotMap },
    ...targets.flatMap((target) =>
      target.fields
        .filter(({ accepts }) => accepts === undefined || accepts(source))
        .map((field): Option => {
          const [other] = (byField.get(field.id) ?? []).filter((one) => one !== source);
          return {
            id: field.id,
            label: field.label,
            group: target.title,
            description: other && messages.mappedFrom(other.label),
            aside: field.isRequired ? messages.required : undefined,
          };
        }),
    ),
  ];
  const errorOf = (source: MappingSource): string | undefined => {
    const shared = problems.find((one) => one.kind === 'taken' && one.sources.includes(source));
    if (!shared) return errors?.[source.id];
    return messages.sharedTarget(
      list.format(shared.sources.filter((one) => one !== source).map(({ label }) => label)),
    );
  };

  return (
    <div className={styles.root}>
      <div role="group" aria-label={messages.label} className={styles.list}>
        <div className={styles.headRow} aria-hidden>
          <span>{messages.source}</span>
          <span>{messages.mapsTo}</span>
        </div>
        {sources.map((source) => {
          const to = mapping[source.id];
          const target = targets.find(({ fields }) => fields.some((field) => field.id === to));
          const isEmpty = isEmptyValue(source.value);
          return (
            <div key={source.id} className={styles.row}>
              <div className={styles.source}>
                <span className={styles.sourceLabel}>{source.label}</span>
                <span
                  id={`${id}-${source.id}`}
                  className={cx(styles.sourceValue, !target && styles.leftValue, isEmpty && styles.empty)}
                >
                  {isEmpty ? messages.empty : source.value}
                </span>
              </div>
              <Select
                label={messages.targetOf(source.label)}
                hideLabel
                size="sm"
                prefix={target && <span className={styles.prefix}>{target.title}</span>}
                options={optionsOf(source)}
                value={target && to != null ? to : nowhere}
                onChange={(next) => onChange({ ...mapping, [source.id]: next === nowhere ? null : next })}
                errorMessage={errorOf(source)}
                isDisabled={isDisabled}
                aria-describedby={`${id}-${source.id}`}
              />
            </div>
          );
        })}
        {left > 0 && (
          <div className={styles.left}>{messages.unmapped(left, left.toLocaleString(locale))}</div>
        )}
      </div>
      <section aria-labelledby={`${id}-preview`} className={styles.side}>
        <div className={styles.sideHead}>
          <h3 id={`${id}-preview`} className={styles.sideTitle}>
            {messages.preview}
          </h3>
          <span role="status">
            {problems.length > 0 ? (
              <StatusText tone="bad">
                {messages.problems(problems.length, problems.length.toLocaleString(locale))}
              </StatusText>
            ) : (
              <StatusText tone="ok">{messages.complete}</StatusText>
            )}
          </span>
        </div>
        {targets.map((target) => (
          <TargetPreview key={target.id} target={target} byField={byField} problems={problems} />
        ))}
      </section>
    </div>
  );
}
