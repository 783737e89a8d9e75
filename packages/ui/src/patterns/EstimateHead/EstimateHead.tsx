import type { ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import type { Tone } from '../../components/Status/tones.ts';
import { useWords } from '../../messages/useMessages.ts';
import { estimateHeadWords } from './EstimateHead.messages.ts';
import * as styles from './EstimateHead.css.ts';

export interface EstimateHeadProps {
  title: string;
  /** The number, in monospace. */
  code?: string;
  /** A `Pill` or a `StatusMenu`. */
  status?: ReactNode;
  /** Two or three things everyone asks: bid date, customer, estimator. */
  facts?: readonly { label: string; value: ReactNode }[];
  actions?: ReactNode;
  /** `LinkTabs` with an `inset`. */
  tabs?: ReactNode;
}

/** One line that says which job this is, above pages that need all the height there is; its parts as tabs below. */
export function EstimateHead({ title, code, status, facts = [], actions, tabs }: EstimateHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.strip}>
        <div className={styles.name}>
          <h1 className={styles.title} title={title}>
            {title}
          </h1>
          {code !== undefined && <span className={styles.code}>{code}</span>}
          {status}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt className={styles.factLabel}>{fact.label}</dt>
                <dd className={styles.factValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </header>
  );
}

export interface StatusMenuProps {
  /** What is set: "Status" when absent. */
  label?: string;
  value: string;
  tone: Tone;
  /** One that cannot be chosen says why in its description. */
  options: readonly { id: string; label: string; isDisabled?: boolean; description?: string }[];
  onChange: (id: string) => void;
  isReadOnly?: boolean;
}

/** A record's status as a pill that opens the choices. */
export function StatusMenu({ label, value, tone, options, onChange, isReadOnly }: StatusMenuProps) {
  const words = useWords('estimateHead', estimateHeadWords);
  const name = label ?? words.status;
  if (isReadOnly) return <Pill tone={tone}>{value}</Pill>;
  return (
    <Menu
      label={name}
      placement="bottom start"
      trigger={
        <BareButton className={styles.choice} aria-label={words.statusIs(name, value)}>
          <Pill tone={tone}>{value}</Pill>
        </BareButton>
      }
      items={[
        {
          id: 'statuses',
          selectionMode: 'single',
          selectedIds: [value],
          onSelectionChange: ([next]) => next && next !== value && onChange(next),
          items: options.map(({ id, label: shown, isDisabled, description }) => ({
            id,
            label: shown,
            ...(isDisabled ? { disabledReason: description, isDisabled: description === undefined } : {}),
          })),
        },
      ]}
    />
  );
}
