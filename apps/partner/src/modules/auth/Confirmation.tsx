import { partnerConfirmRequest } from '@plumbline/api/hooks/partner';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { href } from '@plumbline/app-kit/navigation/routes';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { authMessages } from './messages.ts';

const noToken = authMessages.linkIncomplete;

/** Confirms a partner request with a button instead of on load, because email scanners open links. */
export default function Confirmation() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [problem, setProblem] = useState(token ? undefined : noToken);
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      const { data } = await partnerConfirmRequest({ token });
      location.replace(href('partner-request', { uuid: data.uuid }));
    } catch (error) {
      setProblem(errorText(error));
      setPending(false);
    }
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.confirmYourRequest}
      description={authMessages.confirmationDescription}
    >
      <Stack gap={20}>
        {problem ? (
          <>
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
            <Button size="lg" isFullWidth href={href('partner-signup')}>
              {authMessages.startANewRequest}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            size="lg"
            isFullWidth
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {authMessages.confirmAndSendRequest}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
