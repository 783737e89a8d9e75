import type { FormulaError } from '@plumbline/estimating';
import { useMemo, useRef, useState, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { at } from '../../tokens/measures.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { boxState, FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { formatDecimal } from '../Number/decimal.ts';
import { DecimalField } from '../Number/DecimalField.tsx';
import { marksOf, toLocal } from '../Number/marks.ts';
import { optionId, OptionList, OptionPopover } from '../Select/OptionList.tsx';
import { labelBeside, leavesOf, namesIn, tryFormula, type FormulaName } from './formula.ts';
import { formulaFieldMessages } from './FormulaField.messages.ts';
import { useFormulaCompletion } from './useFormulaCompletion.ts';
import * as styles from './FormulaField.css.ts';

export interface FormulaFieldProps extends FieldProps {
  /** Formula text. */
  value: string;
  /** Called with the new formula. */
  onChange: (value: string) => void;
  /** Names the formula can use, offered for completion. */
  names: readonly FormulaName[];
  /** Unit of the result; undefined to derive it. */
  unit?: string | undefined;
  /**
   * Returns problems of the formula in combination with others, such as a circular reference or a unit. Problems of the
   * formula itself are found here.
   */
  check?: (formula: string) => FormulaError | undefined;
  /** Names of the formulas that use this one. */
  usedBy?: readonly string[];
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Formula input with name completion, a sample result, its dependencies and errors.
 *
 * @example
 * const [formula, setFormula] = useState('length * height * 2');
 * return (
 *   <FormulaField
 *     label="Board quantity"
 *     value={formula}
 *     onChange={setFormula}
 *     unit="SF"
 *     names={[
 *       { name: 'length', label: 'Wall length', sample: '192', unit: 'LF' },
 *       { name: 'height', label: 'Wall height', sample: '10', unit: 'LF' },
 *     ]}
 *   />
 * );
 */
export function FormulaField(given: FormulaFieldProps) {
  const [props, ids] = useField(given);
  const { value, onChange, names, unit, check, usedBy, size = 'md' } = props;
  const messages = useMessages('formulaField', formulaFieldMessages);
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const isInert = props.isDisabled || props.isReadOnly || false;
  const { input, word, options, list, choose, follow, onCaret, onKeyDown } = useFormulaCompletion({
    value,
    onChange,
    names,
    isInert,
  });
  const merged = useMergedRef(input, props.ref);
  const listId = `${ids.inputId}-names`;
  const isOpen = list.isOpen && options.length > 0;
  return (
    <div className={styles.whole}>
      <FieldFrame field={props} ids={ids}>
        <div ref={box} className={cx(field.box, field.boxSize[size])} {...boxState(props)}>
          <input
            ref={merged}
            id={ids.inputId}
            name={props.name}
            role="combobox"
            dir="ltr"
            className={cx(field.input, field.mono)}
            value={value}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            autoFocus={props.autoFocus}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            aria-required={props.isRequired || undefined}
            aria-invalid={props.errorMessage ? true : undefined}
            aria-describedby={[ids.describedBy, `${ids.inputId}-result`].filter(Boolean).join(' ')}
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={
              isOpen && list.activeOption ? optionId(listId, list.activeOption.id) : undefined
            }
            onChange={(event) => follow(event.target)}
            onSelect={(event) => onCaret(event.currentTarget.selectionStart ?? value.length)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              list.close();
              props.onBlur?.();
            }}
          />
        </div>
        <OptionPopover anchor={box} isOpen={isOpen} onClose={list.close} sparesFoot>
          <div className={styles.names}>
            <OptionList
              listId={listId}
              label={messages.complete}
              options={options}
              active={list.active}
              onActive={list.setActive}
              onChoose={choose}
              query={word}
            />
          </div>
        </OptionPopover>
        <span className={field.live} role="status">
          {isOpen ? messages.matches(options.length, options.length.toLocaleString(locale)) : ''}
        </span>
      </FieldFrame>
      {/* Below the error message, which belongs to the input. */}
      <Outcome
        id={`${ids.inputId}-result`}
        {...{ value, names, unit, check, usedBy, messages }}
        isInert={props.isDisabled ?? false}
      />
    </div>
  );
}

interface OutcomeProps extends Pick<FormulaFieldProps, 'value' | 'names' | 'unit' | 'check' | 'usedBy'> {
  id: string;
  messages: typeof formulaFieldMessages;
  isInert: boolean;
}

/** Visible characters of the field, also on a phone; a longer formula is shown completely below it. */
const longest = { wide: 40, phone: 24 };

/** A figure with its unit; money has its sign in front, e.g. "$18.75/HR". */
function withUnit(figure: string, unit: string | undefined): string {
  if (!unit?.startsWith('$')) return unit ? `${figure} ${unit}` : figure;
  const [sign, digits] = /^[-−]/.test(figure) ? [figure.charAt(0), figure.slice(1)] : ['', figure];
  return `${sign}$${digits}${unit.slice(1)}`;
}

/** Result or error of a formula with its position, and the names that it uses and is used by. */
function Outcome({ id, value, names, unit, check, usedBy, messages, isInert }: OutcomeProps) {
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const isPhone = useMedia(at.phone);
  const marks = marksOf(useLocale().locale);
  const byName = useMemo(() => new Map(names.map((each) => [each.name, each])), [names]);
  const isEmpty = value.trim() === '';
  const problem = isEmpty ? undefined : check?.(value);
  const result = useMemo(
    () => (isEmpty ? undefined : tryFormula(value, names, samples, unit)),
    [isEmpty, value, names, samples, unit],
  );
  const error = problem ?? (result && !result.ok ? result.error : undefined);
  const used = namesIn(value);
  const leaves = error && error.code !== 'division_by_zero' ? [] : leavesOf(value, byName);
  return (
    <div className={styles.panel}>
      <div id={id} className={styles.result} role="status">
        <span className={styles.term}>{messages.result}</span>
        {isEmpty ? (
          <span className={styles.term}>{messages.none}</span>
        ) : error ? (
          <span className={styles.problem}>{error.message || messages.fix}</span>
        ) : (
          <bdi className={styles.figure}>
            {result?.ok ? withUnit(toLocal(formatDecimal(result.value, 0, 4), marks), unit) : (unit ?? '')}
          </bdi>
        )}
      </div>
      {(error && error.end > error.start) || value.length > (isPhone ? longest.phone : longest.wide) ? (
        <div className={styles.formula} dir="ltr">
          {value.slice(0, error?.start ?? value.length)}
          {error && <mark className={styles.wrong}>{value.slice(error.start, error.end)}</mark>}
          {error && value.slice(error.end)}
        </div>
      ) : null}
      {leaves.length > 0 && (
        <>
          <span className={styles.term}>{messages.samples}</span>
          <div className={styles.samples}>
            {leaves.slice(0, 8).map((each) => (
              <DecimalField
                key={each.name}
                label={each.name}
                size="sm"
                isDisabled={isInert}
                {...(each.unit ? { unit: each.unit } : {})}
                value={samples[each.name] ?? each.sample ?? '1'}
                onChange={(next) => setSamples((before) => ({ ...before, [each.name]: next }))}
              />
            ))}
          </div>
        </>
      )}
      {!isEmpty && (
        <div className={styles.links}>
          <span className={styles.term}>{messages.uses}</span>
          {used.length === 0 ? (
            <span className={styles.term}>{messages.usesNothing}</span>
          ) : (
            used.map((name) => (
              <span key={name}>
                <bdi className={styles.name}>{name}</bdi>{' '}
                <span className={styles.term}>{labelBeside(name, byName.get(name)?.label)}</span>
              </span>
            ))
          )}
        </div>
      )}
      {usedBy && (
        <div className={styles.links}>
          <span className={styles.term}>{messages.usedBy}</span>
          {usedBy.length === 0 ? (
            <span className={styles.term}>{messages.usedByNothing}</span>
          ) : (
            usedBy.map((name) => <span key={name}>{name}</span>)
          )}
        </div>
      )}
    </div>
  );
}
