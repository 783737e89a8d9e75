import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import * as styles from '../Field/Field.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { passwordFieldMessages } from './TextField.messages.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'icon' | 'align' | 'mono' | 'role' | 'autoComplete'
> {
  /** Browser autocomplete hint. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off';
}

/**
 * Password input with a button to show the text.
 *
 * @example
 * const [password, setPassword] = useState('');
 * return <PasswordField label="Password" value={password} onChange={setPassword} />;
 */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const messages = useMessages('passwordField', passwordFieldMessages);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      suffix={
        <span className={styles.affixEnd}>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? messages.hide : messages.show}
            size="sm"
            isDisabled={props.isDisabled}
            onPress={() => setShown((was) => !was)}
            preventFocusOnPress
          />
        </span>
      }
    />
  );
}
