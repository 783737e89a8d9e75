import { useState, type ReactNode, type Ref } from 'react';
import { useField, type FieldProps } from '../Field/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { GroupFrame } from './Group.tsx';

export interface ChoiceOption {
  id: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  /** Options to choose from. */
  options: readonly ChoiceOption[];
  /** Controlled ids of the checked options, in their order. */
  value?: readonly string[];
  /** Initially checked ids when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the checked ids. */
  onChange?: (value: string[]) => void;
  /** Direction of the layout. */
  orientation?: 'vertical' | 'horizontal';
  /** Ref to the first checkbox. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Choice of any number of a few visible options.
 *
 * @example
 * const [trades, setTrades] = useState<string[]>(['concrete']);
 * return (
 *   <CheckboxGroup
 *     label="Trades"
 *     options={[
 *       { id: 'concrete', label: 'Concrete' },
 *       { id: 'roofing', label: 'Roofing' },
 *     ]}
 *     value={trades}
 *     onChange={setTrades}
 *   />
 * );
 */
export function CheckboxGroup(given: CheckboxGroupProps) {
  const { options, value: controlled, defaultValue = [], onChange, orientation, ref } = given;
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;
  const [props, ids] = useField(given, value.length === 0);
  return (
    <GroupFrame props={props} ids={ids} role="group" orientation={orientation}>
      {options.map((option, at) => (
        <Checkbox
          key={option.id}
          ref={at === 0 ? ref : undefined}
          label={option.label}
          description={option.description}
          name={props.name}
          value={option.id}
          autoFocus={props.autoFocus && at === 0}
          isSelected={value.includes(option.id)}
          isDisabled={props.isDisabled || option.isDisabled}
          isReadOnly={props.isReadOnly}
          onChange={(on) => {
            const next = options
              .map(({ id }) => id)
              .filter((id) => (id === option.id ? on : value.includes(id)));
            setOwn(next);
            onChange?.(next);
          }}
        />
      ))}
    </GroupFrame>
  );
}
