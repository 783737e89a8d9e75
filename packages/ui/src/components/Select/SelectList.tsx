import { Check, RotateCw } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { optionId, OptionAvatar } from './OptionList.tsx';
import { nextEnabledIndex, findByPrefix, type Option } from './options.ts';
import * as styles from './Select.css.ts';
import { useTypeahead } from './useTypeahead.ts';

interface SelectListProps {
  id: string;
  labelId: string;
  options: readonly Option[];
  value: string | null;
  empty: string;
  /** Message in place of options that could not be loaded; a press tries again. */
  failed: string;
  onRetry?: (() => void) | undefined;
  /** End at which arrow keys start without a selection. */
  beginsAt: 'first' | 'last';
  onChoose: (option: Option) => void;
  onClose: () => void;
}

const retryId = ' retry';

/** Options of a select with keyboard navigation by arrows, Home, End, letters and Enter. */
export function SelectList({
  id,
  labelId,
  options,
  value,
  empty,
  failed,
  onRetry,
  beginsAt,
  onChoose,
  onClose,
}: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useTypeahead();
  const groupId = useId();
  const groups = useMemo(() => {
    const numbered = options.map((option, index) => ({ option, index }));
    return [...Map.groupBy(numbered, ({ option }) => option.group)];
  }, [options]);
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.id === value);
    if (chosen >= 0) return chosen;
    return beginsAt === 'first'
      ? nextEnabledIndex(options, 0, 1)
      : nextEnabledIndex(options, options.length - 1, -1);
  });
  const current = options[active];
  const hasTwoLines = options.some(({ description }) => description);

  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const row = current && document.getElementById(optionId(id, current.id));
    row?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const go = (to: number) => {
      event.preventDefault();
      event.stopPropagation();
      if (to >= 0) setActive(to);
    };
    switch (event.key) {
      case 'ArrowDown':
        go(nextEnabledIndex(options, active + 1, 1));
        return;
      case 'ArrowUp':
        go(nextEnabledIndex(options, active < 0 ? options.length - 1 : active - 1, -1));
        return;
      case 'Home':
      case 'PageUp':
        go(nextEnabledIndex(options, 0, 1));
        return;
      case 'End':
      case 'PageDown':
        go(nextEnabledIndex(options, options.length - 1, -1));
        return;
      case 'Tab':
        event.preventDefault();
        onClose();
        return;
      default:
    }
    if (event.key === 'Enter' || (event.key === ' ' && !typed.isGoingOn(event))) {
      event.preventDefault();
      event.stopPropagation();
      if (current && !current.isDisabled) onChoose(current);
      else if (!current) onRetry?.();
      return;
    }
    const word = typed.add(event);
    if (word !== undefined) go(findByPrefix(options, word, active));
  };

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      aria-activedescendant={current ? optionId(id, current.id) : onRetry ? optionId(id, retryId) : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {options.length === 0 && !onRetry && (
        <div className={styles.note} role="option" aria-selected={false} aria-disabled>
          {empty}
        </div>
      )}
      {onRetry && (
        <RetryRow id={optionId(id, retryId)} label={failed} isActive={!current} onRetry={onRetry} />
      )}
      {groups.map(([group, members], at) => {
        const rows = members.map(({ option, index }) => (
          <Row
            key={option.id}
            id={optionId(id, option.id)}
            option={option}
            hasTwoLines={hasTwoLines}
            isActive={index === active}
            isSelected={option.id === value}
            onActive={() => setActive(index)}
            onChoose={() => onChoose(option)}
          />
        ));
        if (group === undefined) return rows;
        return (
          <div key={group} role="group" aria-labelledby={`${groupId}-${at}`}>
            <div id={`${groupId}-${at}`} role="presentation" className={styles.sectionTitle}>
              {group}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

interface RetryRowProps {
  id: string;
  label: string;
  isActive: boolean;
  onRetry: () => void;
}

/** Row that loads options again after a failure. */
function RetryRow({ id, label, isActive, onRetry }: RetryRowProps) {
  return (
    <div
      id={id}
      className={cx(styles.option, styles.noteBad)}
      role="option"
      aria-selected={false}
      data-active={isActive || undefined}
      onClick={onRetry}
    >
      <span className={styles.glyph}>
        <Icon icon={RotateCw} />
      </span>
      <span className={styles.text}>{label}</span>
    </div>
  );
}

interface RowProps {
  id: string;
  option: Option;
  /** True if rows of the list have descriptions. */
  hasTwoLines: boolean;
  isActive: boolean;
  isSelected: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Row({ id, option, hasTwoLines, isActive, isSelected, onActive, onChoose }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      data-active={isActive || undefined}
      data-disabled={option.isDisabled || undefined}
      className={styles.option}
      onPointerMove={() => {
        if (!isActive && !option.isDisabled) onActive();
      }}
      onClick={() => {
        if (!option.isDisabled) onChoose();
      }}
    >
      <span className={styles.check}>{isSelected && <Icon icon={Check} isBold />}</span>
      <OptionAvatar option={option} isLarge={hasTwoLines} />
      {option.icon && (
        <span className={styles.glyph}>
          <Icon icon={option.icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label}>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {option.aside && <span className={styles.aside}>{option.aside}</span>}
    </div>
  );
}
