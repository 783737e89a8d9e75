import type { ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import type { Tone } from '../../components/Status/tones.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateHeadMessages } from './EstimateHead.messages.ts';
import * as styles from './EstimateHead.css.ts';

export interface EstimateHeadProps {
  /** Name of the job. */
  title: string;
  /** Number, in monospace. */
  code?: string;
  /** `Pill` or `StatusMenu`. */
  status?: ReactNode;
  /** Two or three key facts, such as bid date, customer and estimator. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** `LinkTabs` with `inset`. */
  tabs?: ReactNode;
}

/** One-line header of a job with tabs below, for pages that need the full height. */
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
  /** Name of the field. @default 'Status' */
  label?: string;
  /** Id of the current option. */
  value: string;
  /** Tone of the pill. */
  tone: Tone;
  /** Options; a disabled one gives the reason in its description. */
  options: readonly { id: string; label: string; isDisabled?: boolean; description?: string }[];
  /** Called with the id of the chosen option. */
  onChange: (id: string) => void;
  /** Shows the pill without the menu. */
  isReadOnly?: boolean;
}

/** Status pill that opens a menu of statuses. */
export function StatusMenu({ label, value, tone, options, onChange, isReadOnly }: StatusMenuProps) {
  const messages = useMessages('estimateHead', estimateHeadMessages);
  const name = label ?? messages.status;
  if (isReadOnly) return <Pill tone={tone}>{value}</Pill>;
  return (
    <Menu
      label={name}
      placement="bottom start"
      trigger={
        <BareButton className={styles.choice} aria-label={messages.statusIs(name, value)}>
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
