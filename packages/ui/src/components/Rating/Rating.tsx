import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { GroupFrame } from '../Choice/Group.tsx';
import { useField, type FieldProps, type FieldSize } from '../Field/Field.tsx';
import * as styles from './Rating.css.ts';
import { ratingMessages } from './Rating.messages.ts';

export interface RatingProps extends FieldProps {
  /** Rating from 1 to `max`, null for none. Half steps are shown when read-only. */
  value?: number | null;
  /** Initial value when uncontrolled. */
  defaultValue?: number | null;
  /** Called with the rating, or null when cleared. */
  onChange?: (value: number | null) => void;
  /** Number of stars. @default 5 */
  max?: number;
  /** Labels of the values in order: “Poor” to “Excellent”. */
  valueLabels?: readonly string[];
  /** Allows clearing by choosing the same value, Delete or a button; true by default. */
  isClearable?: boolean;
  /** Ref to the selected star, or to the first. */
  ref?: Ref<HTMLInputElement>;
}

const pixels: Record<FieldSize, number> = { sm: 16, md: 20, lg: 24 };
const outline = 'M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z';

interface StarProps {
  amount: 0 | 0.5 | 1;
  size: FieldSize;
}

function Star({ amount, size }: StarProps) {
  const drawn = (className: string) => (
    <svg
      viewBox="0 0 24 24"
      width={pixels[size]}
      height={pixels[size]}
      strokeWidth={1.6}
      strokeLinejoin="round"
      className={className}
      aria-hidden
      focusable={false}
    >
      <path d={outline} />
    </svg>
  );
  return (
    <span className={styles.face}>
      {drawn(styles.shape)}
      {amount > 0 && (
        <span className={cx(styles.fill, styles.amount[amount === 1 ? 'whole' : 'half'])}>
          {drawn(cx(styles.shape, styles.filled))}
        </span>
      )}
    </span>
  );
}

const amountAt = (value: number | null, place: number): StarProps['amount'] => {
  const left = (value ?? 0) - place + 1;
  return left >= 0.75 ? 1 : left >= 0.25 ? 0.5 : 0;
};

/**
 * Rating on a short scale of stars.
 *
 * @example
 * const [rating, setRating] = useState<number | null>(4);
 * return <Rating label="Work quality" value={rating} onChange={setRating} />;
 */
export function Rating(given: RatingProps) {
  const { max = 5, valueLabels, isClearable = true, size = 'md', ref } = given;
  const messages = useMessages('rating', ratingMessages);
  const { locale } = useLocale();
  const unique = useId();
  const [value, change] = useControlled<number | null>(
    given.value,
    given.defaultValue ?? null,
    given.onChange,
  );
  const [props, ids] = useField(given, value === null);
  const [hovered, setHovered] = useState<number>();
  const figure = (n: number) => n.toLocaleString(locale, { maximumFractionDigits: 1 });
  const nameOf = (place: number) => valueLabels?.[place - 1] ?? messages.of(figure(place), figure(max));
  const places = Array.from({ length: max }, (_, at) => at + 1);
  const shown = hovered ?? value;

  if (props.isReadOnly) {
    const name = value === null ? messages.none : messages.of(figure(value), figure(max));
    return (
      <GroupFrame props={props} ids={ids} role="group">
        <span className={styles.row}>
          <span className={styles.stars} role="img" aria-label={name}>
            {places.map((place) => (
              <span key={place} className={cx(styles.star, styles.read, styles.size[size])}>
                <Star amount={amountAt(value, place)} size={size} />
              </span>
            ))}
          </span>
          <span className={styles.text} aria-hidden>
            {value === null ? messages.none : figure(value)}
          </span>
        </span>
      </GroupFrame>
    );
  }

  const takeBack = () => {
    if (isClearable && value !== null && !props.isDisabled) change(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    takeBack();
  };
  const focusable = value === null ? 1 : Math.round(value);
  return (
    <GroupFrame props={props} ids={ids} role="radiogroup">
      <span className={styles.row}>
        <span className={styles.stars} onPointerLeave={() => setHovered(undefined)} onKeyDown={onKeyDown}>
          {places.map((place) => (
            <label
              key={place}
              className={cx(styles.star, styles.size[size])}
              data-disabled={props.isDisabled || undefined}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && !props.isDisabled) setHovered(place);
              }}
            >
              <input
                ref={place === focusable ? ref : undefined}
                className={styles.input}
                type="radio"
                name={props.name ?? unique}
                value={place}
                checked={value === place}
                disabled={props.isDisabled}
                autoFocus={props.autoFocus && place === focusable}
                aria-label={nameOf(place)}
                onChange={() => change(place)}
                onClick={(event) => {
                  // Arrow keys cause clicks too, but never on the selected star.
                  if (value === place && event.detail > 0) takeBack();
                }}
              />
              <Star amount={amountAt(shown, place)} size={size} />
            </label>
          ))}
        </span>
        {valueLabels && shown !== null && (
          <span className={styles.text} aria-hidden>
            {nameOf(Math.round(shown))}
          </span>
        )}
        {isClearable && value !== null && !props.isDisabled && (
          <IconButton icon={X} size="xs" label={messages.clear(props.label)} hideTooltip onPress={takeBack} />
        )}
      </span>
    </GroupFrame>
  );
}
