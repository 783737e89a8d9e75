import type { NewPublicLink, PublicLink } from '@plumbline/api';
import { denialText, type Decision } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { Dialog } from '@plumbline/ui/Dialog';
import { Divider } from '@plumbline/ui/Divider';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { formatDate, inSentence } from '@plumbline/ui/format';
import { Form } from '@plumbline/ui/Form';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { CopyIcon, LinkIcon, UnlinkIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { copyText } from '../feedback/copy-text.ts';
import { showError } from '../data/error-message.ts';
import { isFatal } from '../data/load-errors.ts';
import { denied } from '../record/record-actions.tsx';
import { Failed } from '../data/load-states.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { ago } from '../format/format-values.ts';
import { dayOf, endOfDay, localDayIn, problemsOf, stateOf } from './links.ts';
import { shareLinksMessages } from './messages.ts';

/** API calls for the share links of an entity. */
export interface LinkCalls {
  useList: (uuid: string) => {
    data?: { data: PublicLink[] } | undefined;
    error?: unknown;
    mutate: () => Promise<unknown>;
  };
  create: (uuid: string, body: NewPublicLink) => Promise<{ data: { path: string } }>;
  /** Reads the page of a link again. */
  readAddress: (uuid: string, link: string) => Promise<{ data: { path: string } }>;
  revoke: (uuid: string, link: string) => Promise<unknown>;
}

export interface LinksDialogProps {
  uuid: string;
  /** Name of the shared item. */
  name: string;
  calls: LinkCalls;
  /** Decision about sharing. */
  mayShare: Decision;
  onClose: () => void;
}

/** Dialog that creates and lists share links for people without an account. */
export function LinksDialog({ uuid, name, calls, mayShare, onClose }: LinksDialogProps) {
  const list = calls.useList(uuid);
  const [made, setMade] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shareLinksMessages.shareByLink(name)}
      width={650}
      footer={<Button onPress={onClose}>{shareLinksMessages.close}</Button>}
    >
      <Stack gap={24}>
        {!mayShare.allowed ? (
          <Banner tone="info">{denialText(mayShare)}</Banner>
        ) : made ? (
          <Made address={made} onAnother={() => setMade(undefined)} />
        ) : (
          <NewLink
            create={(body) => calls.create(uuid, body)}
            onMade={(path) => {
              setMade(location.origin + path);
              void list.mutate();
            }}
          />
        )}
        <Links
          list={list}
          mayShare={mayShare}
          copy={async (link) => {
            try {
              const { data } = await calls.readAddress(uuid, link.uuid);
              copyText(location.origin + data.path);
            } catch (reason) {
              showError(reason);
            }
          }}
          revoke={async (link) => {
            try {
              await calls.revoke(uuid, link.uuid);
              toast.success(shareLinksMessages.linkRevoked);
            } catch (reason) {
              showError(reason);
            }
            void list.mutate();
          }}
        />
      </Stack>
    </Dialog>
  );
}

function NewLink({
  create,
  onMade,
}: {
  create: (body: NewPublicLink) => Promise<{ data: { path: string } }>;
  onMade: (path: string) => void;
}) {
  const [endsOn, setEndsOn] = useState<string | null>(() => localDayIn(30));
  const [password, setPassword] = useState('');
  const { form, problem, problemOf, isPending, submit } = useSubmit();
  const send = () =>
    submit(problemsOf(endsOn, password), async () => {
      const { data } = await create({
        expires_at: endOfDay(endsOn ?? ''),
        ...(password ? { password } : {}),
      });
      onMade(data.path);
    });
  return (
    <Form hasOwnRules ref={form} label={shareLinksMessages.newLink} onSubmit={() => void send()}>
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <FieldGroup title={shareLinksMessages.newLink} columns={2}>
          <DatePicker
            label={shareLinksMessages.expiresOn}
            description={shareLinksMessages.expiresOnHint}
            value={endsOn}
            onChange={setEndsOn}
            isRequired
            {...problemOf('expires_at')}
          />
          <PasswordField
            label={shareLinksMessages.password}
            description={shareLinksMessages.passwordHint}
            name="link-password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            {...problemOf('password')}
          />
        </FieldGroup>
        <Inline gap={8}>
          <Button type="submit" variant="primary" icon={LinkIcon} isPending={isPending}>
            {shareLinksMessages.createLink}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function Made({ address, onAnother }: { address: string; onAnother: () => void }) {
  return (
    <Stack gap={16}>
      <Banner tone="ok" title={shareLinksMessages.linkCreated}>
        {shareLinksMessages.copyLinkNotice}
      </Banner>
      <TextField
        label={shareLinksMessages.link}
        value={address}
        isReadOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
        autoFocus
      />
      <Inline gap={8}>
        <Button variant="primary" icon={CopyIcon} onPress={() => copyText(address)}>
          {shareLinksMessages.copyLink}
        </Button>
        <Button onPress={onAnother}>{shareLinksMessages.createAnother}</Button>
      </Inline>
    </Stack>
  );
}

const openings = ({ opened: times, last_opened: last }: PublicLink) =>
  last ? `opened ${times === 1 ? 'once' : `${times} times`}, ${ago(last)}` : 'not opened yet';

interface LinkActions {
  mayShare: Decision;
  copy: (link: PublicLink) => Promise<void>;
  revoke: (link: PublicLink) => Promise<void>;
}

function LinkRow({ link, mayShare, copy, revoke }: LinkActions & { link: PublicLink }) {
  const [pending, setPending] = useState<'copy' | 'revoke'>();
  const run = (what: 'copy' | 'revoke') => {
    setPending(what);
    void (what === 'copy' ? copy : revoke)(link).finally(() => setPending(undefined));
  };
  const { label, tone } = stateOf(link.state);
  const name = shareLinksMessages.until(formatDate(dayOf(link.expires_at)));
  const isOpen = link.state === 'active' || link.state === 'suspended';
  return (
    <Inline gap={12} justify="between" align="start" stacksOnPhone>
      <Stack gap={4} shrinks grows>
        <Inline gap={8} wraps>
          <Text weight="strong">{name}</Text>
          <StatusText tone={tone}>{label}</StatusText>
        </Inline>
        <Text size="small" tone="muted">
          {[
            shareLinksMessages.createdBy(link.created_by, ago(link.createdAt)),
            link.has_password ? 'with a password' : 'without a password',
            openings(link),
          ].join(' · ')}
        </Text>
      </Stack>
      {isOpen && (
        <Inline gap={8}>
          <Button
            size="sm"
            icon={CopyIcon}
            isPending={pending === 'copy'}
            aria-label={shareLinksMessages.copyLinkNamed(inSentence(name))}
            onPress={() => run('copy')}
            {...(link.can_copy ? denied(mayShare) : { disabledReason: shareLinksMessages.copyUnavailable })}
          >
            {shareLinksMessages.copy}
          </Button>
          <Button
            size="sm"
            icon={UnlinkIcon}
            isPending={pending === 'revoke'}
            aria-label={shareLinksMessages.revokeLink(inSentence(name))}
            onPress={() => run('revoke')}
            {...denied(mayShare)}
          >
            {shareLinksMessages.revoke}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}

function Links({
  list: { data, error, mutate },
  ...row
}: LinkActions & { list: ReturnType<LinkCalls['useList']> }) {
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="line" count={2} label={shareLinksMessages.loadingLinks} />;
  if (data.data.length === 0)
    return (
      <EmptyState size="sm" icon={LinkIcon} title={shareLinksMessages.noLinksYet}>
        {shareLinksMessages.linksEmpty}
      </EmptyState>
    );
  return (
    <Stack as="section" gap={12}>
      <Heading level={3}>{shareLinksMessages.links}</Heading>
      {data.data.map((link, index) => (
        <Stack key={link.uuid} gap={12}>
          {index > 0 && <Divider />}
          <LinkRow link={link} {...row} />
        </Stack>
      ))}
    </Stack>
  );
}
