import type { LengthUnit } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';
import { readHelix, type HelixField, type HelixText } from './helix.ts';

interface HelixFieldsProps {
  text: HelixText;
  onText: (text: HelixText) => void;
  unit: LengthUnit;
  /** Size of the fields. */
  size?: 'sm' | 'md';
  showsWrong: boolean;
}

const fields: readonly HelixField[] = ['radius', 'turns', 'rises'];

/** Fields of a spiral duct's helix; all empty for none. */
export function HelixFields({ text, onText, unit, size = 'sm', showsWrong }: HelixFieldsProps) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const { wrong } = readHelix(text, unit);
  const wrongMessages = {
    radius: messages.wrong.length,
    turns: messages.wrong.turns,
    rises: messages.wrong.rises,
  };
  return (
    <div className={cx(styles.three, styles.lengths)}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={messages[field]}
          size={size}
          value={text[field]}
          onChange={(value) => onText({ ...text, [field]: value })}
          autoComplete="off"
          {...(showsWrong && wrong.includes(field) ? { errorMessage: wrongMessages[field] } : {})}
        />
      ))}
    </div>
  );
}
