import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, LinkIcon, SettingsIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Switch } from '../../components/Choice/Switch.tsx';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Form } from '../../components/Form/Form.tsx';
import * as fieldStyles from '../../components/Field/Field.css.ts';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { ShareLink, ShareLinkChange } from './ShareLink.ts';
import * as styles from './ShareDialog.css.ts';
import { shareDialogMessages } from './ShareDialog.messages.ts';
import { pageSize } from './SharedList.tsx';

interface ShareFooterProps {
  levels: readonly Option[];
  link?: ShareLink;
  onLinkChange?: (change: ShareLinkChange) => Promise<void>;
  page: number;
  total: number;
  onPageChange: (page: number) => void;
}

/** Time in milliseconds that the button shows "Link copied". */
const saidFor = 2000;

/** Footer with the share link at the start and the pagination at the end. */
export function ShareFooter({ levels, link, onLinkChange, page, total, onPageChange }: ShareFooterProps) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { locale } = useLocale();
  const [copy, setCopy] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (copy !== 'copied') return;
    const timer = setTimeout(() => setCopy(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [copy]);
  const first = page * pageSize + 1;
  const end = Math.min(total, first + pageSize - 1);
  const number = (value: number) => value.toLocaleString(locale);
  if (!link && total <= pageSize) return null;
  return (
    <div className={styles.foot}>
      {link && (
        <span className={styles.copy}>
          <Button
            variant="ghost"
            icon={copy === 'copied' ? CheckIcon : LinkIcon}
            onPress={() => {
              navigator.clipboard.writeText(link.url).then(
                () => setCopy('copied'),
                () => setCopy('refused'),
              );
            }}
          >
            {copy === 'copied' ? messages.copied : messages.copy}
          </Button>
          {/* Outside the button, so that the live region is not part of its name. */}
          <span role="status" className={fieldStyles.live}>
            {copy === 'copied' ? messages.copied : ''}
          </span>
        </span>
      )}
      {link && onLinkChange && <LinkSettings link={link} levels={levels} onLinkChange={onLinkChange} />}
      {total > pageSize && (
        <span className={styles.pager}>
          <span role="status">{messages.page(number(first), number(end), number(total))}</span>
          <IconButton
            icon={ChevronLeftIcon}
            label={messages.previous}
            size="sm"
            isDirectional
            disabledReason={page === 0 ? messages.atFirst : undefined}
            onPress={() => onPageChange(page - 1)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={messages.next}
            size="sm"
            isDirectional
            disabledReason={end >= total ? messages.atLast : undefined}
            onPress={() => onPageChange(page + 1)}
          />
        </span>
      )}
      {copy === 'refused' && link && (
        <div className={styles.copyBox}>
          <TextField
            label={messages.address}
            description={messages.copyFailed}
            value={link.url}
            isReadOnly
            onFocus={(event) => event.currentTarget.select()}
            autoFocus
          />
        </div>
      )}
    </div>
  );
}

interface LinkSettingsProps {
  link: ShareLink;
  levels: readonly Option[];
  onLinkChange: (change: ShareLinkChange) => Promise<void>;
}

function LinkSettings({ link, levels, onLinkChange }: LinkSettingsProps) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(link.isOpen ?? false);
  const [level, setLevel] = useState(link.level ?? levels[0]?.id ?? '');
  const [endsOn, setEndsOn] = useState(link.endsOn ?? null);
  const [password, setPassword] = useState('');
  const [isFree, setFree] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (open: boolean) => {
    if (open) {
      setOn(link.isOpen ?? false);
      setLevel(link.level ?? levels[0]?.id ?? '');
      setEndsOn(link.endsOn ?? null);
      setPassword('');
      setFree(false);
      setFailure(undefined);
    }
    setOpen(open);
  };
  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onLinkChange({
        isOpen: isOn,
        level,
        endsOn,
        password: isFree ? null : password === '' ? undefined : password,
      });
      setOpen(false);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : messages.linkFailed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Popover
      title={messages.linkSettings}
      width="md"
      placement="top start"
      isOpen={isOpen}
      onOpenChange={change}
      trigger={<IconButton icon={SettingsIcon} label={messages.linkSettings} />}
    >
      <Form hasOwnRules label={messages.linkSettings} onSubmit={() => void save()}>
        <div className={styles.linkForm}>
          <Switch label={messages.linkOn} isSelected={isOn} onChange={setOn} />
          <Select
            label={messages.linkLevel}
            options={levels}
            value={level}
            onChange={setLevel}
            isDisabled={!isOn}
          />
          <DatePicker
            label={messages.linkExpiry}
            description={messages.linkExpiryHint}
            value={endsOn}
            onChange={setEndsOn}
            isDisabled={!isOn}
          />
          <PasswordField
            label={messages.linkPassword}
            description={link.hasPassword ? messages.linkPasswordKept : messages.linkPasswordNone}
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            isDisabled={!isOn || isFree}
          />
          {link.hasPassword && (
            <Checkbox
              label={messages.linkPasswordOff}
              isSelected={isFree}
              onChange={setFree}
              isDisabled={!isOn}
            />
          )}
          {failure && (
            <Banner tone="bad" isUrgent>
              {failure}
            </Banner>
          )}
          <Button type="submit" variant="primary" isPending={isSaving}>
            {messages.linkSave}
          </Button>
        </div>
      </Form>
    </Popover>
  );
}
