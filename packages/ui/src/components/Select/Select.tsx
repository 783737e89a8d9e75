import { Check, ChevronDown } from 'lucide-react';
import { useMemo, useRef, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import {
  Button,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import * as styles from './Select.css.ts';

export interface Option {
  id: string;
  label: string;
  description?: string;
  icon?: IconType;
  /** At the end of the row: a code, a price. */
  aside?: string;
  /** Options of one group stand together under its name. */
  group?: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The id of the chosen option; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<Element>;
  placeholder?: string;
  icon?: IconType;
  /** Words before the value, inside the box: "Sort by". */
  prefix?: ReactNode;
  bare?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function Row({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={styles.option}
    >
      {({ isSelected }) => (
        <>
          {option.icon && (
            <span className={styles.glyph}>
              <Icon icon={option.icon} />
            </span>
          )}
          <span className={styles.words}>
            <Text slot="label" className={styles.label}>
              {option.label}
            </Text>
            {option.description && (
              <Text slot="description" className={styles.description}>
                {option.description}
              </Text>
            )}
          </span>
          {option.aside && <span className={styles.aside}>{option.aside}</span>}
          <span className={styles.check}>{isSelected && <Icon icon={Check} bold />}</span>
        </>
      )}
    </ListBoxItem>
  );
}

/** One of a list that is short enough to read; ComboBox for longer ones. */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    placeholder = 'Select',
    icon,
    prefix,
    bare,
    size = 'md',
    ref,
  } = props;
  const ids = useFieldIds(props);
  const box = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => Map.groupBy(options, (option) => option.group), [options]);
  const chosen = options.find(({ id }) => id === value);

  return (
    <FieldFrame field={props} ids={ids}>
      <AriaSelect
        ref={box}
        value={value}
        defaultValue={defaultValue}
        onChange={(key) => {
          if (key !== null) onChange?.(String(key));
        }}
        onBlur={onBlur}
        name={props.name}
        placeholder={placeholder}
        isDisabled={props.isDisabled || props.isReadOnly}
        isRequired={props.isRequired}
        isInvalid={Boolean(props.errorMessage)}
        validationBehavior="aria"
        autoFocus={props.autoFocus}
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
      >
        <Button
          ref={ref}
          id={ids.inputId}
          // The label, then all that is seen in the box, in the order in which it is seen.
          aria-labelledby={`${ids.labelId} ${ids.inputId}`}
          className={cx(field.box, field.boxSize[size], styles.trigger, bare && field.bare)}
          {...boxState(props)}
        >
          {icon && (
            <span className={styles.chevron}>
              <Icon icon={icon} />
            </span>
          )}
          {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder && !chosen ? defaultChildren : (chosen?.label ?? selectedText)
            }
          </SelectValue>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
        <Popover className={cx(menu.popover, styles.popover)} offset={4}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => <div className={styles.note}>Nothing to choose from</div>}
          >
            {[...groups].map(([group, members]) =>
              group === undefined ? (
                members.map((option) => <Row key={option.id} option={option} />)
              ) : (
                <ListBoxSection key={group} id={`group-${group}`}>
                  <Header className={styles.sectionTitle}>{group}</Header>
                  {members.map((option) => (
                    <Row key={option.id} option={option} />
                  ))}
                </ListBoxSection>
              ),
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </FieldFrame>
  );
}
