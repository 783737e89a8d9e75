import { Button } from '../../components/Button/Button.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ShareDialog.css.ts';
import { shareDialogMessages } from './ShareDialog.messages.ts';
import type { useShareForm } from './useShareForm.ts';

interface ShareFormProps {
  form: ReturnType<typeof useShareForm>;
  /** Levels, lowest first. */
  levelOptions: readonly Option[];
}

/** Form with people and groups, their level and the share button. */
export function ShareForm({ form, levelOptions }: ShareFormProps) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { chosen, level, isSharing, failure } = form;
  return (
    <div className={styles.add}>
      <div className={styles.addPeople}>
        <MultiSelect
          label={messages.people}
          hideLabel
          placeholder={messages.placeholder}
          value={chosen}
          onChange={form.choose}
          onSearch={form.search}
          errorMessage={failure}
          isDisabled={isSharing}
          autoFocus
        />
      </div>
      <Select
        label={messages.level}
        hideLabel
        options={levelOptions}
        value={level}
        onChange={form.setLevel}
        isDisabled={isSharing}
      />
      <Button variant="primary" onPress={() => void form.share()} isPending={isSharing}>
        {messages.share}
      </Button>
    </div>
  );
}
