import type { PublicView } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useFieldError } from '../form/use-field-error.ts';
import { errorText } from '../data/error-message.ts';
import { PublicLayout } from '../app/PublicLayout.tsx';
import { useShareLink } from './use-share-link.ts';
import { shareLinksMessages } from './messages.ts';

/** Gate of a share link: password form, or the reason why the link does not work. */
export function ShareLinkGate({
  token,
  children,
}: {
  token: string;
  children: (view: PublicView) => ReactNode;
}) {
  const { state, retry, unlock } = useShareLink(token);
  switch (state.kind) {
    case 'open':
      return children(state.view);
    case 'password':
      return <PasswordPage unlock={unlock} />;
    case 'loading':
      return (
        <PublicLayout title={shareLinksMessages.openingLink}>
          <Skeleton shape="line" count={3} label={shareLinksMessages.openingLink} />
        </PublicLayout>
      );
    case 'ended':
      return (
        <PublicLayout title={shareLinksMessages.linkInvalidTitle} description={state.text}>
          {null}
        </PublicLayout>
      );
    default:
      return (
        <PublicLayout title={shareLinksMessages.linkFailedTitle} description={state.text}>
          <Button variant="primary" size="lg" isFullWidth onPress={retry}>
            {shareLinksMessages.tryAgain}
          </Button>
        </PublicLayout>
      );
  }
}

function PasswordPage({ unlock }: { unlock: (password: string) => Promise<void> }) {
  const [password, setPassword] = useState('');
  const { field, problem, refuse, clear } = useFieldError();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (!password) return refuse(messages.required);
    setPending(true);
    clear();
    try {
      await unlock(password);
    } catch (error) {
      refuse(errorText(error));
    }
    setPending(false);
  };
  return (
    <PublicLayout
      title={shareLinksMessages.enterThePassword}
      description={shareLinksMessages.passwordRequired}
    >
      <Form hasOwnRules label={shareLinksMessages.openLink} onSubmit={() => void submit()}>
        <Stack gap={20}>
          <PasswordField
            size="lg"
            ref={field}
            label={shareLinksMessages.password}
            name="password"
            autoComplete="off"
            value={password}
            onChange={setPassword}
            {...(problem ? { errorMessage: problem } : {})}
            autoFocus
          />
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {shareLinksMessages.open}
          </Button>
        </Stack>
      </Form>
    </PublicLayout>
  );
}
