import { X } from 'lucide-react';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { Popup } from '../../overlay/Popup.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { derivationPopoverMessages } from './DerivationPopover.messages.ts';
import * as styles from './DerivationPopover.css.ts';
import { formatStepColumns, formatStepFigure, type DerivationStep } from './derivationStep.ts';

/** Section of a derivation. */
export interface DerivationSection {
  /** Source of the steps, e.g. "Quantity from take-off P1". */
  title: string;
  /** Steps in order. */
  steps: readonly DerivationStep[];
}

export interface DerivationPopoverProps {
  /** Element of the figure that the popover is placed beside. */
  anchor: Element;
  /** Name and value, e.g. "Material $2,914.00". */
  title: string;
  /** Short form of the last step, e.g. "4,700 SF × $0.62". */
  subtitle?: string;
  /** Sections of steps. */
  sections: readonly DerivationSection[];
  /** The steps are loading. */
  isLoading?: boolean;
  /** Warnings about the figure. */
  notes?: readonly string[];
  /** Form below the derivation. */
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Called when the popover closes. */
  onClose: () => void;
}

const operatorMessages: Record<
  DerivationStep['operator'],
  'plus' | 'minus' | 'times' | 'dividedBy' | 'is' | null
> = {
  '': null,
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'dividedBy',
  '=': 'is',
};

function Step({ step, isMoneyOnly }: { step: DerivationStep; isMoneyOnly: boolean }) {
  const messages = useMessages('derivationPopover', derivationPopoverMessages);
  const operator = operatorMessages[step.operator];
  const isSum = step.operator === '=';
  const total = formatStepColumns(step.runningTotal, step.runningUnit);
  const isMoney = step.runningUnit === '$';
  const amount = step.operator === '' || isSum ? undefined : formatStepFigure(step.value, step.unit);
  return (
    <li className={cx(styles.step, isSum && styles.stepSum, isMoneyOnly && styles.stepMoney)}>
      <span className={styles.operator}>
        <span aria-hidden>{isSum ? '' : step.operator}</span>
        <VisuallyHidden>{operator && messages[operator]}</VisuallyHidden>
      </span>
      <span className={styles.stepLabel}>
        {step.label}
        {amount !== undefined && (
          <span className={styles.stepAmount}>
            {step.label ? ' ' : ''}
            {amount}
          </span>
        )}
        {step.source && (
          <>
            {' '}
            <span className={styles.stepSource}>
              {step.source.href ? (
                <Link href={step.source.href} size="caption">
                  {step.source.label}
                </Link>
              ) : (
                step.source.label
              )}
            </span>
          </>
        )}
      </span>
      <span className={styles.stepTotal}>
        {isMoney && isSum ? '$' : ''}
        {total.figure}
      </span>
      {!isMoneyOnly && <span className={styles.stepUnit}>{isMoney ? '' : total.unit}</span>}
    </li>
  );
}

/** Popover with the derivation of a figure, step by step with running totals. */
export function DerivationPopover({
  anchor,
  title,
  subtitle,
  sections,
  isLoading = false,
  notes = [],
  children,
  actions,
  onClose,
}: DerivationPopoverProps) {
  const messages = useMessages('derivationPopover', derivationPopoverMessages);
  const titleId = useId();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  useEffect(() => {
    anchor.toggleAttribute('data-derivation-open', true);
    return () => void anchor.toggleAttribute('data-derivation-open', false);
  }, [anchor]);
  return (
    <Popup
      anchor={trigger}
      role="dialog"
      aria-labelledby={titleId}
      takesFocus
      onClose={onClose}
      placement="bottom start"
      offset={6}
      className={styles.popover}
    >
      <div className={styles.dialog}>
        <div className={styles.head}>
          <div className={styles.headText}>
            <div className={styles.subtitle}>
              {subtitle ? messages.headingOf(subtitle) : messages.heading}
            </div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <IconButton icon={X} label={messages.close} size="sm" hideTooltip onPress={onClose} />
        </div>
        <div className={styles.body} tabIndex={-1}>
          {isLoading && <Skeleton shape="text" count={5} label={messages.loadingSteps} />}
          {sections.map((section) => (
            <section key={section.title}>
              <h3 className={styles.sectionTitle}>{section.title}</h3>
              <ol>
                {section.steps.map((step, index) => (
                  <Step
                    key={index}
                    step={step}
                    isMoneyOnly={section.steps.every((each) => each.runningUnit === '$')}
                  />
                ))}
              </ol>
            </section>
          ))}
          {notes.length > 0 && (
            <div className={styles.notes}>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          )}
        </div>
        {children && <div className={styles.extra}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Popup>
  );
}
